import { useId } from 'react'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { typeset } from '@/lib/text/typography'
import { formatNearDate } from '@/lib/time/dates'
import { TitledSection } from '@/components/ui/text/titled-section'

/** Days as YYYY-MM-DD of an appeal sent today. */
export interface AppealTerms {
  today: string
  registerBy: string
  answerBy: string
}

export function AppealTermsList({ terms: { today, registerBy, answerBy } }: { terms: AppealTerms }) {
  const id = useId()
  const steps = [
    { title: `Сегодня, ${formatDay(today)}`, text: 'Вы получаете номер и расписку.' },
    {
      title: `До ${formatDay(registerBy)}`,
      text: 'Обращение регистрируют и передают тому, кто решает вопрос.',
    },
    {
      title: `До ${formatDay(answerBy)}`,
      text: 'Вам отвечают. Если нужно больше времени, срок продлевают и объясняют почему.',
    },
  ]
  return (
    <TitledSection id={id} title="Если отправить сегодня" headingClassName="font-semibold">
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
    </TitledSection>
  )
}

export function formatDay(day: string): string {
  return typeset(formatNearDate(day, 'UTC'))
}
