import { Accordion } from '@/components/ui/details/accordion'
import { EmptyState } from '@/components/ui/list/empty-state'
import { HashDetailsOpener } from '@/components/ui/details/hash-details-opener'
import { LinkButton } from '@/components/ui/button/button'
import { RichText } from '@/components/ui/text/rich-text'
import { paths } from '@/lib/config/paths'
import type { ServiceItem } from '@/lib/domains/services/contract'

export function ServiceQuestions({ service }: { service: ServiceItem }) {
  const otherWays = (
    <LinkButton href={paths.faq} variant="secondary">
      Все вопросы и ответы
    </LinkButton>
  )
  if (service.faq.length === 0)
    return (
      <EmptyState title="Об этой услуге ещё не спрашивали" action={otherWays}>
        Ответ может найтись среди общих вопросов, а специалисты центров обслуживания ответят лично.
      </EmptyState>
    )
  return (
    <div className="max-w-4xl">
      <HashDetailsOpener />
      <Accordion
        items={service.faq.map(({ id, question, answer }, index) => ({
          id: `question-${id}`,
          title: question,
          content: <RichText html={answer} />,
          open: index === 0,
        }))}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={paths.service(service.id)}>К описанию услуги</LinkButton>
        {otherWays}
      </div>
    </div>
  )
}
