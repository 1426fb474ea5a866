import type { ReadingParts } from '@/lib/domains/documents/reading/rules'
import { AnchorList } from '@/components/ui/anchor-list'
import { FoldChevron } from '@/components/ui/fold-chevron'

/** Fewer headings are seen without a list of them. */
const MIN_HEADINGS = 3
/** More than these would push the text down on phones. */
const MAX_OPEN_HEADINGS = 8

/** Lists the headings of the text; a long list is folded. */
export function ReadingContents({ contents }: Pick<ReadingParts, 'contents'>) {
  if (contents.length < MIN_HEADINGS) return null
  return (
    <details open={contents.length <= MAX_OPEN_HEADINGS} className="group print:hidden">
      <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold transition-colors hover:text-brand-strong">
        Содержание
        <FoldChevron className="size-5 text-brand" />
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
