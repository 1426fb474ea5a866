import Link from 'next/link'
import { Accordion } from '@/components/ui/accordion'
import { RichText } from '@/components/ui/rich-text'
import { paths } from '@/lib/config/paths'
import type { FaqTopic } from '@/lib/domains/faq/contract'
import { countOf } from '@/lib/shared/plural'

type Question = FaqTopic['questions'][number]

interface FaqTopicSectionProps {
  topic: FaqTopic
  /** At most so many questions are shown; the rest is on the topic's own page. */
  limit: number
  isOpen?: boolean
}

/** Draws a topic on the left and its questions on the right. */
export function FaqTopicSection({ topic, limit, isOpen = false }: FaqTopicSectionProps) {
  const more = topic.questions.length - limit
  return (
    <section aria-labelledby={`topic-${topic.id}`} className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-10">
      <h2
        id={`topic-${topic.id}`}
        className="mb-2 self-start text-h2 sm:mb-4 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:pt-4"
      >
        {topic.title}
      </h2>
      <div>
        <Accordion
          items={topic.questions.slice(0, limit).map((question) => ({
            id: `question-${question.id}`,
            title: <QuestionTitle question={question} />,
            content: <Answer question={question} topicId={topic.id} />,
            open: isOpen,
          }))}
        />
        {more > 0 && (
          <p className="mt-3">
            <Link href={topicHref(topic.id)} prefetch={false} className="link target">
              Ещё {countOf(more, ['вопрос', 'вопроса', 'вопросов'])}
              <span className="sr-only"> по теме «{topic.title}»</span>
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}

function topicHref(id: number): string {
  return `${paths.faq}?topic=${id}`
}

/** Names the service a question came from: «Как рассчитают сумму?» alone does not say which. */
function QuestionTitle({ question: { question, service } }: { question: Question }) {
  return (
    <>
      {service && <span className="block text-sm font-normal text-ink-soft">{service.title}</span>}
      {question}
    </>
  )
}

function Answer({ question: { id, answer, service }, topicId }: { question: Question; topicId: number }) {
  return (
    <>
      <RichText html={answer} />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {service && (
          <Link href={paths.service(service.id)} prefetch={false} className="link target">
            Услуга: {service.title}
          </Link>
        )}
        <a href={`${topicHref(topicId)}#question-${id}`} className="link-quiet target text-ink-soft">
          Ссылка на этот ответ
        </a>
      </p>
    </>
  )
}
