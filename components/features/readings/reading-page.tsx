import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { fileKind } from '@/components/ui/file-kind'
import { FileSize } from '@/components/ui/file-size'
import { LinkButton } from '@/components/ui/link-button'
import { RichText } from '@/components/ui/rich-text'
import type { Reading } from '@/lib/domains/documents/readings/contract'

const noteWords: Record<Reading['notes'][number], string> = {
  pictures: 'Рисунки файла здесь не показаны: они есть в исходном файле.',
  pages: 'Файл очень длинный: здесь только его первые 300 страниц.',
  scan: 'В файле снимки страниц, а не текст: прочитать на странице можно не всё.',
  unreadable: 'Файл не удалось разобрать: прочитать его можно, только открыв сам файл.',
}

interface ReadingPageProps {
  reading: Reading
  /** They say how the act of this file was changed later. */
  changes?: ReactNode
}

/** Draws the text of a file as a page. Only the file is legally binding, so what the text lacks is said before it. */
export function ReadingPage({ reading, changes }: ReadingPageProps) {
  return (
    <>
      <div className="mb-6 empty:hidden">{changes}</div>
      <Binding reading={reading} />
      {reading.html ? (
        <RichText html={reading.html} className="mt-10" />
      ) : (
        <EmptyState title="Текста в файле нет">
          Откройте сам файл или попросите текст в приёмной администрации.
        </EmptyState>
      )}
    </>
  )
}

function Binding({ reading: { document, notes } }: { reading: Reading }) {
  return (
    <div className="max-w-measure rounded-card bg-sand p-5 sm:p-6">
      <p>
        Это текст файла для чтения с экрана. Юридическую силу имеет исходный документ: таблицы, подписи и штампы
        смотрите в нём.
      </p>
      {notes.map((note) => (
        <p key={note} className="mt-2 font-medium">
          {noteWords[note]}
        </p>
      ))}
      <p className="mt-4">
        <LinkButton href={document.url} download variant="secondary">
          Исходный файл: {fileKind(document.type, document.origin_name)}, <FileSize bytes={document.size} />
        </LinkButton>
      </p>
    </div>
  )
}
