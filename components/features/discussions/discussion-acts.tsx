import { ChevronDown } from 'lucide-react'
import type { DiscussionDetails } from '@/lib/domains/discussions/contract'

/** Words of the acts, to be read without opening a file; only the first one lies unfolded. */
export function DiscussionActs({ acts }: { acts: DiscussionDetails['acts'] }) {
  if (acts.length === 0) return null
  return (
    <section aria-labelledby="acts">
      <h2 id="acts" className="text-h2">
        Текст проекта
      </h2>
      <div className="mt-5 space-y-4">
        {acts.map((act, index) => (
          <Act key={act.document_id} act={act} isOpen={index === 0} />
        ))}
      </div>
    </section>
  )
}

function Act({ act: { title, paragraphs }, isOpen }: { act: DiscussionDetails['acts'][number]; isOpen: boolean }) {
  return (
    <details open={isOpen} className="group rounded-card border border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 font-semibold sm:px-7">
        <span className="min-w-0">{title}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too
        tabIndex={0}
        role="region"
        aria-label={`Текст: ${title}`}
        className="max-h-[36rem] overflow-y-auto overscroll-contain border-t border-line bg-ground px-5 py-6 sm:px-7 print:max-h-none"
      >
        <div className="max-w-measure space-y-4">
          {paragraphs.map((text, index) => (
            <p key={index} className="whitespace-pre-line">
              {text}
            </p>
          ))}
        </div>
      </div>
    </details>
  )
}
