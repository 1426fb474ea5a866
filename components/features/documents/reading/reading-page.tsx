import type { ReactNode } from 'react'
import { ReadingContents } from '@/components/features/documents/reading/reading-contents'
import { ReadingSource } from '@/components/features/documents/reading/reading-source'
import { textTitles } from '@/components/features/documents/reading/reading-head'
import { EmptyState } from '@/components/ui/empty-state'
import { FileList, type ListedFile } from '@/components/ui/file-list'
import { FoldChevron } from '@/components/ui/fold-chevron'
import { RichText } from '@/components/ui/rich-text'
import type { Reading } from '@/lib/domains/documents/reading/contract'
import { splitReading } from '@/lib/domains/documents/reading/rules'

interface ReadingPageProps {
  reading: Reading
  /** They say how the act of this file was changed later. */
  changes?: ReactNode
  /** Other files of the same act. */
  others: readonly ListedFile[]
}

/**
 * Draws the text of a file as a page. What the file is and what it holds stand before the text on phones and beside it
 * on wide screens.
 */
export function ReadingPage({ reading, changes, others }: ReadingPageProps) {
  const { head, body, contents } = splitReading(reading.html, textTitles(reading))
  return (
    <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0 space-y-5 lg:col-start-2 lg:space-y-8">
        <ReadingSource reading={reading} />
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
        <section aria-labelledby="other-files" className="min-w-0 max-lg:mt-8 lg:col-start-2 print:hidden">
          <h2 id="other-files" className="mb-3 text-h3">
            Другие файлы документа
          </h2>
          <FileList files={others} label="Другие файлы документа" />
        </section>
      )}
    </div>
  )
}

/** The page says what the head of the file says, so that is folded; on paper it stands where it stands in the file. */
function FileHeading({ html }: { html: string }) {
  return (
    <details className="group mt-10 max-w-measure border-y border-line print:order-first print:mt-0 print:border-none">
      <summary className="flex min-h-12 items-center justify-between gap-4 text-ink-soft transition-colors hover:text-brand-strong print:hidden">
        Как озаглавлен сам файл
        <FoldChevron className="size-5 text-brand" />
      </summary>
      <RichText html={html} className="pb-6 text-base text-ink-soft [&>:first-child]:mt-0" />
    </details>
  )
}
