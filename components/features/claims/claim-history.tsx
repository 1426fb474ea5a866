import Link from 'next/link'
import { ClaimSteps } from '@/components/features/claims/claim-steps'
import { DetailsChevron } from '@/components/ui/details/details-chevron'
import { paths } from '@/lib/config/paths'
import type { ClaimDetails } from '@/lib/domains/claims/shapes'
import { countOf } from '@/lib/text/plural'

/** So many steps stand open; more of them would push what can be done out of sight. */
const MOST_OPEN = 4

/** Shows everybody what was done with the claim and when, never by whom. */
export function ClaimHistory({ claim: { steps } }: { claim: ClaimDetails }) {
  if (steps.length === 0) return null
  return (
    <details open={steps.length <= MOST_OPEN} className="border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 transition-colors hover:text-brand-strong">
        <h2 className="text-h3">
          Что сделано: <span className="whitespace-nowrap">{countOf(steps.length, ['шаг', 'шага', 'шагов'])}</span>
        </h2>
        <DetailsChevron />
      </summary>
      <div className="pb-5">
        <ClaimSteps steps={steps} />
      </div>
    </details>
  )
}

/** Says that nobody answered in time, and leads to the way on which the law wants an answer. */
export function ClaimOverdue({ claim: { is_overdue: isOverdue } }: { claim: ClaimDetails }) {
  if (!isOverdue) return null
  return (
    <p>
      Ведомство не ответило в срок.{' '}
      <Link href={paths.officialAppeal} prefetch={false} className="link target">
        Написать обращение
      </Link>
    </p>
  )
}
