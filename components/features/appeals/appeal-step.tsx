import type { ReactNode } from 'react'
import { appealSteps, LAST_STEP, stepId } from '@/components/features/appeals/appeal-steps'
import { formatDay } from '@/components/features/appeals/appeal-terms'
import { Button } from '@/components/ui/button/button'
import { useHydrated } from '@/components/ui/use-hydrated'

interface AppealStepProps {
  formId: string
  number: number
  steps: { step: number; open: (number: number) => void; next: () => Promise<void> }
  /** Day as YYYY-MM-DD. */
  answerBy: string
  children: ReactNode
}

/** A page of its own on phones, unless scripts are off; a part of the form on wide screens. */
export function AppealStep({ formId, number, steps, answerBy, children }: AppealStepProps) {
  const id = stepId(formId, number)
  const isHydrated = useHydrated()
  return (
    <section
      aria-labelledby={id}
      data-step={number}
      data-later={number === steps.step ? undefined : ''}
      className="space-y-5 max-sm:[@media(scripting:enabled)]:data-later:hidden print:block!"
    >
      <div>
        <StepMeter number={number} answerBy={answerBy} />
        <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-h2 outline-none">
          <span aria-hidden className="mr-3 text-brand-strong tabular-nums max-sm:hidden">
            {number}
          </span>
          {appealSteps[number - 1]?.title}
        </h2>
      </div>
      {children}
      <div className="flex flex-wrap gap-3 sm:hidden print:hidden [@media(scripting:none)]:hidden">
        {number < LAST_STEP && (
          <Button disabled={!isHydrated} onClick={() => void steps.next()}>
            Дальше: {appealSteps[number]?.title.toLowerCase()}
          </Button>
        )}
        {number > 1 && (
          <Button variant="secondary" onClick={() => steps.open(number - 1)}>
            Назад
          </Button>
        )}
      </div>
    </section>
  )
}

function StepMeter({ number, answerBy }: { number: number; answerBy: string }) {
  return (
    <div className="mb-3 sm:hidden print:hidden [@media(scripting:none)]:hidden">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>
          Шаг {number} из {LAST_STEP}
        </span>
        <span>Ответят до {formatDay(answerBy)}</span>
      </p>
      <div aria-hidden className="mt-1.5 grid grid-cols-4 gap-1.5">
        {appealSteps.map(({ title }, index) => (
          <span key={title} className={`h-1 rounded-full ${index < number ? 'bg-brand' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  )
}
