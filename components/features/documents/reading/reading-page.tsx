import type { ReactNode } from 'react'
import { textTitles } from '@/components/features/documents/reading/metadata'
import { EmptyState } from '@/components/ui/list/empty-state'
import { FileList, type ListedFile } from '@/components/ui/file/file-list'
import { DetailsChevron } from '@/components/ui/icon/icon'
import { RichText } from '@/components/ui/text/rich-text'
import { isDraftAct, type LegalAct } from '@/lib/domains/documents/contract'
import type { Reading } from '@/lib/domains/documents/reading/contract'
import { splitReading, type ReadingParts } from '@/lib/domains/documents/reading/rules'
import { FileLabel } from '@/components/ui/file/file-label'
import { LinkButton } from '@/components/ui/button/button'
import { PrintButton } from '@/components/ui/button/print-button'
import { AnchorList } from '@/components/ui/list/anchor-list'
import { TitledSection } from '@/components/ui/text/titled-section'

interface ReadingPageProps {
  reading: Reading
  act: LegalAct | null
  changes?: ReactNode
  others: readonly ListedFile[]
}

export function ReadingPage({ reading, act, changes, others }: ReadingPageProps) {
  const { head, body, contents } = splitReading(reading.html, textTitles(reading))
  return (
    <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0 space-y-5 lg:col-start-2 lg:space-y-8">
        <ReadingSource reading={reading} act={act} />
        <ReadingContents contents={contents} />
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <div className="mb-6 empty:hidden">{changes}</div>
        {reading.html ? (
          <div className="flex flex-col">
            <RichText html={body} className="[&_h2]:text-h3 [&>:first-child]:mt-0" />
            {head && <FileHeading html={head} />}
          </div>
        ) : (
          <EmptyState title="Текста в файле нет">
            Откройте сам файл или попросите текст в приёмной администрации.
          </EmptyState>
        )}
      </div>
      {others.length > 0 && (
        <TitledSection
          id="other-files"
          title="Другие файлы документа"
          headingClassName="mb-3 text-h3"
          className="min-w-0 max-lg:mt-8 lg:col-start-2 print:hidden"
        >
          <FileList files={others} label="Другие файлы документа" />
        </TitledSection>
      )}
    </div>
  )
}

/** Folded, because the page repeats it; printed where it stands in the file. */
function FileHeading({ html }: { html: string }) {
  return (
    <details className="file-heading group mt-10 max-w-measure border-y border-line print:order-first print:mt-0 print:border-none">
      <summary className="flex min-h-12 items-center justify-between gap-4 text-ink-soft transition-colors hover:text-brand-strong print:hidden">
        Как озаглавлен сам файл
        <DetailsChevron className="size-5 text-brand" />
      </summary>
      <RichText html={html} className="pb-6 text-base text-ink-soft [&>:first-child]:mt-0" />
    </details>
  )
}

const noteTexts: Record<Reading['notes'][number], string> = {
  pictures: 'Рисунки файла здесь не показаны: они есть в исходном файле.',
  pages: 'Файл очень длинный: здесь только его первые 300 страниц.',
  scan: 'В файле снимки страниц, а не текст: прочитать на странице можно не всё.',
  unreadable: 'Файл не удалось разобрать: прочитать его можно, только открыв сам файл.',
}

function ReadingSource({ reading: { document, notes }, act }: Pick<ReadingPageProps, 'reading' | 'act'>) {
  return (
    <div className="rounded-card bg-sand px-4 py-3 sm:p-5">
      <p className="text-sm">{describeForce(act)}</p>
      {notes.map((note) => (
        <p key={note} className="mt-1 text-sm font-medium">
          {noteTexts[note]}
        </p>
      ))}
      <p className="mt-3 flex items-center gap-3 print:hidden">
        <LinkButton href={document.url} download variant="secondary" size="small" className="min-w-0">
          <span>
            Исходный файл: <FileLabel document={document} />
          </span>
        </LinkButton>
        <PrintButton />
      </p>
    </div>
  )
}

/** Forms of services and papers of discussions have no legal force to speak of. */
function describeForce(act: LegalAct | null): string {
  if (act && isDraftAct(act))
    return 'Это текст проекта, юридической силы он не имеет. Таблицы и рисунки смотрите в самом файле.'
  return act
    ? 'Это текст для чтения. Юридическую силу имеет файл: таблицы, подписи и штампы смотрите в нём.'
    : 'Это текст для чтения: таблицы, подписи и штампы смотрите в самом файле.'
}

/** Fewer headings need no table of contents. */
const MIN_HEADINGS = 3
/** A longer list would push the text down on phones. */
const MAX_OPEN_HEADINGS = 8

function ReadingContents({ contents }: Pick<ReadingParts, 'contents'>) {
  if (contents.length < MIN_HEADINGS) return null
  return (
    <details open={contents.length <= MAX_OPEN_HEADINGS} className="group print:hidden">
      <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold transition-colors hover:text-brand-strong">
        Содержание
        <DetailsChevron className="size-5 text-brand" />
      </summary>
      <nav aria-label="Содержание">
        <AnchorList
          anchors={contents}
          className="flex min-h-11 items-center py-1.5 text-brand-strong hover:underline"
        />
      </nav>
    </details>
  )
}
