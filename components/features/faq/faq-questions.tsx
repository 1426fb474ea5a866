import Link from 'next/link'
import { Accordion } from '@/components/ui/accordion'
import { RichText } from '@/components/ui/rich-text'
import { paths } from '@/lib/config/paths'
import type { FaqTopic } from '@/lib/domains/faq/contract'

type Question = FaqTopic['questions'][number]

interface FaqQuestionsProps {
  questions: readonly Question[]
  topicId: number
  isOpen?: boolean
}

/** Draws questions of a topic; each unfolds in place. */
export function FaqQuestions({ questions, topicId, isOpen = false }: FaqQuestionsProps) {
  return (
    <Accordion
      items={questions.map((question) => ({
        id: `question-${question.id}`,
        title: <QuestionTitle question={question} />,
        content: <Answer question={question} topicId={topicId} />,
        open: isOpen,
      }))}
    />
  )
}

/** Returns the address of the topic alone. */
export function topicHref(id: number): string {
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
