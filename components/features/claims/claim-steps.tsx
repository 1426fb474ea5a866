import { CircleCheck } from 'lucide-react'
import { MomentText } from '@/components/ui/text/date-text'
import { env } from '@/lib/config/env'
import type { ClaimStep, PublicStep } from '@/lib/domains/claims/shapes'

/** Lists what was done with a claim, oldest first. Only the author's page has texts in it. */
export function ClaimSteps({ steps }: { steps: readonly (PublicStep & Partial<ClaimStep>)[] }) {
  return (
    <ol className="mt-4 space-y-4">
      {steps.map(({ title, at, text }) => (
        <li key={`${at} ${title}`} className="flex gap-3">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
          <div className="min-w-0">
            <p className="font-medium">{title}</p>
            <p className="text-sm text-ink-soft">
              <MomentText value={at} form="moment" zone={env.TIME_ZONE} />
            </p>
            {text && <p className="mt-1 whitespace-pre-line">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
