import { FileWords } from '@/components/ui/file-words'
import { LinkButton } from '@/components/ui/link-button'
import { PrintButton } from '@/components/ui/print-button'
import type { Reading } from '@/lib/domains/documents/reading/contract'

const noteTexts: Record<Reading['notes'][number], string> = {
  pictures: 'Рисунки файла здесь не показаны: они есть в исходном файле.',
  pages: 'Файл очень длинный: здесь только его первые 300 страниц.',
  scan: 'В файле снимки страниц, а не текст: прочитать на странице можно не всё.',
  unreadable: 'Файл не удалось разобрать: прочитать его можно, только открыв сам файл.',
}

/** Says that only the file is legally binding and what the text lacks, and leads to the file. */
export function ReadingSource({ reading: { document, notes } }: { reading: Reading }) {
  return (
    <div className="rounded-card bg-sand px-4 py-3 sm:p-5">
      <p className="text-sm">
        Это текст для чтения. Юридическую силу имеет файл: таблицы, подписи и штампы смотрите в нём.
      </p>
      {notes.map((note) => (
        <p key={note} className="mt-1 text-sm font-medium">
          {noteTexts[note]}
        </p>
      ))}
      <p className="mt-3 flex items-center gap-3 print:hidden">
        <LinkButton href={document.url} download variant="secondary" size="small" className="min-w-0">
          <span>
            Исходный файл: <FileWords document={document} />
          </span>
        </LinkButton>
        <PrintButton />
      </p>
    </div>
  )
}
