import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import type { ProjectStep } from '@/components/features/projects/project-steps'

const bars: Record<ProjectStep['state'], string> = {
  past: 'bg-brand',
  now: 'bg-sun',
  paused: 'bg-danger',
  ahead: 'bg-line',
}
const words: Partial<Record<ProjectStep['state'], string>> = { now: 'сейчас', paused: 'приостановлен' }

/** The way from the plan to the finished work; the current step and the next date stand out. A list where it is narrow. */
export function StageSteps({ steps }: { steps: readonly ProjectStep[] }) {
  return (
    <div className="@container">
      <ol aria-label="Стадии проекта" className="grid gap-y-1 @xl:grid-cols-4 @xl:gap-x-2">
        {steps.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </ol>
    </div>
  )
}

function Step({ title, state, date, isNext }: ProjectStep) {
  const word = words[state]
  return (
    <li
      aria-current={word ? 'step' : undefined}
      className="flex gap-x-3 @max-xl:min-h-8 @max-xl:items-stretch @xl:flex-col @xl:gap-y-3"
    >
      <span
        aria-hidden
        className={classNames('w-1.5 shrink-0 rounded-full forced-colors:border @xl:h-1.5 @xl:w-full', bars[state])}
      />
      <span className="flex flex-1 flex-wrap items-baseline gap-x-2 @max-xl:py-1 @xl:block">
        <span className={classNames(word ? 'font-semibold' : 'text-ink-soft')}>
          {state === 'past' && <Icon name="check" className="mr-1.5 inline size-4.5 align-[-0.2em] text-brand" />}
          {title}
        </span>
        {word && (
          <span className={classNames('text-sm @xl:block', state === 'paused' ? 'text-danger' : 'text-ink-soft')}>
            {word}
          </span>
        )}
        {date && (
          <span className={classNames('text-sm @max-xl:ml-auto @xl:block', isNext ? 'font-semibold' : 'text-ink-soft')}>
            {date}
          </span>
        )}
      </span>
    </li>
  )
}
