import { useId } from 'react'
import { AppealSummary } from '@/components/features/appeals/appeal-figures'
import { LinkButton } from '@/components/ui/link-button'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import { paths } from '@/lib/config/paths'
import { ANSWER_DAYS, REGISTER_DAYS } from '@/lib/domains/appeals/contract'
import { countOf } from '@/lib/shared/plural'

/** These are the forms of «день» after «до». */
const days = ['дня', 'дней', 'дней'] as const

const steps = [
  { title: 'Сразу', text: 'Вы получаете номер и расписку.' },
  { title: `До ${countOf(REGISTER_DAYS, days)}`, text: 'Обращение регистрируют и передают тому, кто решает вопрос.' },
  {
    title: `До ${countOf(ANSWER_DAYS, days)}`,
    text: 'Вам отвечают. Если нужно больше времени, срок продлевают и объясняют почему.',
  },
]

/** Shows what happens after sending. It stands beside the form on wide screens, and above its button on phones. */
export function AppealSteps() {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        Что будет дальше
      </h2>
      <ol className="mt-3 border-l-2 border-brand">
        {steps.map(({ title, text }) => (
          <li key={title} className="py-2 pl-4">
            <p className="font-medium">{title}</p>
            <p className="text-sm text-ink-soft">
              <TextWithPhones text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Draws the side column of the appeal's page. */
export function AppealAside() {
  return (
    <div className="space-y-8 lg:sticky lg:top-[calc(var(--header)+1.5rem)] print:static">
      <div className="max-lg:hidden">
        <AppealSteps />
      </div>
      <section aria-labelledby="appeal-other">
        <h2 id="appeal-other" className="font-semibold">
          Нужно быстрее?
        </h2>
        <p className="mt-2 text-sm text-ink-soft">
          О яме, мусоре или неработающем фонаре быстрее сообщить на карте: ответ обычно приходит за десять рабочих дней.
        </p>
        <div className="mt-3">
          <LinkButton href={paths.reportClaim} variant="secondary">
            Сообщить о проблеме
          </LinkButton>
        </div>
      </section>
      <AppealSummary />
    </div>
  )
}
