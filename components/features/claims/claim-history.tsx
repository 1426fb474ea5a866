import { Link } from '@/components/ui/link'
import { DetailsChevron, Icon } from '@/components/ui/icon/icon'
import { paths } from '@/lib/config/paths'
import type { ClaimDetails, ClaimStep } from '@/lib/domains/claims/shapes'
import { formatCount } from '@/lib/text/plural'
import { shorten } from '@/lib/text/shorten'
import { MomentText } from '@/components/ui/text/date-text'
import { env } from '@/lib/config/env'

/** Steps shown unfolded; more would push the actions out of sight. */
const MAX_OPEN = 4
/** Characters of a text that is not folded: some three lines of a phone. */
const MAX_UNFOLDED = 160

/** The answer that is shown above is not repeated; earlier ones stand at their steps. */
export function ClaimHistory({ claim }: { claim: ClaimDetails }) {
  const steps = claim.steps.map((step) => (step.text === claim.report_text ? { ...step, text: null } : step))
  if (steps.length === 0) return null
  return (
    <details open={steps.length <= MAX_OPEN} className="border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 transition-colors hover:text-brand-strong">
        <h2 className="text-h3">
          Ход заявки: <span className="whitespace-nowrap">{formatCount(steps.length, ['шаг', 'шага', 'шагов'])}</span>
        </h2>
        <DetailsChevron />
      </summary>
      <div className="pb-5">
        <ClaimSteps steps={steps} />
      </div>
    </details>
  )
}

/** Leads to an official appeal, which the law requires to be answered. */
export function ClaimOverdue({ claim: { is_overdue: isOverdue } }: { claim: ClaimDetails }) {
  if (!isOverdue) return null
  return (
    <p>
      Ведомство не ответило в срок.{' '}
      <Link href={paths.officialAppeal} className="link target">
        Написать обращение
      </Link>
    </p>
  )
}

export function ClaimSteps({ steps }: { steps: readonly ClaimStep[] }) {
  return (
    <ol className="mt-4 space-y-4">
      {steps.map(({ title, at, text }) => (
        <li key={`${at} ${title}`} className="flex gap-3">
          <Icon name="circle-check" className="mt-0.5 size-5 shrink-0 text-brand" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <p className="font-medium">{title}</p>
              <p className="text-sm text-ink-soft">
                <MomentText value={at} form="moment" withDay zone={env.TIME_ZONE} />
              </p>
            </div>
            {text && <StepText text={text} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function StepText({ text }: { text: string }) {
  const whole = <p className="mt-1 max-w-measure whitespace-pre-line">{text}</p>
  if (text.length <= MAX_UNFOLDED) return whole
  return (
    <details className="group mt-1">
      <summary className="max-w-measure">
        <span className="group-open:hidden">{shorten(text, MAX_UNFOLDED)} </span>
        <span className="link target group-open:hidden">Читать целиком</span>
        <span className="link target hidden group-open:inline">Свернуть</span>
      </summary>
      {whole}
    </details>
  )
}
