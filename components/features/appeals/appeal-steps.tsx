import { useId } from 'react'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { ANSWER_DAYS, REGISTER_DAYS } from '@/lib/domains/appeals/contract'
import { formatCount } from '@/lib/text/plural'

const days = ['дня', 'дней', 'дней'] as const

const steps = [
  { title: 'Сразу', text: 'Вы получаете номер и расписку.' },
  {
    title: `До ${formatCount(REGISTER_DAYS, days)}`,
    text: 'Обращение регистрируют и передают тому, кто решает вопрос.',
  },
  {
    title: `До ${formatCount(ANSWER_DAYS, days)}`,
    text: 'Вам отвечают. Если нужно больше времени, срок продлевают и объясняют почему.',
  },
]

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
              <TextWithContacts text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
