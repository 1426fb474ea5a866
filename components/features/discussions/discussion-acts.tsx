import type { Discussion } from '@/components/features/discussions/queries'
import { FoldChevron } from '@/components/ui/fold-chevron'
import { WholeNumbers } from '@/components/ui/whole-numbers'
import type { DiscussionDetails } from '@/lib/domains/discussions/contract'

/** So many paragraphs of an act are shown before it is unfolded. */
const SHOWN = 6

/**
 * Draws the texts of the acts, so that no file has to be opened. Each shows its beginning, and the rest unfolds in
 * place.
 */
export function DiscussionActs({ discussion: { title_npa: lead, details } }: { discussion: Discussion }) {
  const { acts } = details
  if (acts.length === 0) return null
  return (
    <section aria-labelledby="acts">
      <h2 id="acts" className="text-h2">
        Текст проекта
      </h2>
      <div className="mt-5 space-y-8">
        {acts.map((act) => (
          <Act key={act.document_id} act={act} isNamed={act.title !== lead} />
        ))}
      </div>
    </section>
  )
}

interface ActProps {
  act: DiscussionDetails['acts'][number]
  /** An act whose title stands under the title of the page needs no heading. */
  isNamed: boolean
}

function Act({ act: { title, paragraphs }, isNamed }: ActProps) {
  const rest = paragraphs.slice(SHOWN)
  return (
    <article aria-label={title} className="rounded-card bg-ground px-5 py-6 sm:px-7">
      {isNamed && (
        <h3 className="mb-3 text-h3">
          <WholeNumbers text={title} />
        </h3>
      )}
      <Paragraphs texts={paragraphs.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="group mt-2">
          <summary className="mb-1 inline-flex min-h-11 items-center gap-2 font-medium text-brand-strong print:hidden">
            <span className="group-open:hidden">Читать весь текст</span>
            <span className="hidden group-open:inline">Свернуть текст</span>
            <FoldChevron />
          </summary>
          <Paragraphs texts={rest} />
        </details>
      )}
    </article>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="max-w-measure space-y-4">
      {texts.map((text, index) => (
        <p key={index} className="whitespace-pre-line">
          {text}
        </p>
      ))}
    </div>
  )
}
