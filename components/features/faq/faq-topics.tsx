import Link from 'next/link'
import { Tag, TagRow } from '@/components/ui/list/tag'
import type { FaqTopic } from '@/lib/domains/faq/contract'
import { DetailsChevron } from '@/components/ui/details/details-chevron'
import { formatCount, plural, type PluralForms } from '@/lib/text/plural'
import { Accordion } from '@/components/ui/details/accordion'
import { RichText } from '@/components/ui/text/rich-text'
import { paths } from '@/lib/config/paths'

export function FaqTopics({ topics }: { topics: readonly FaqTopic[] }) {
  return (
    <nav aria-label="Темы вопросов" className="mt-2 max-lg:hidden print:hidden">
      <TagRow>
        {topics.map(({ id, title, questions }) => (
          <li key={id}>
            <Tag href={topicHref(id)}>
              {title} <span className="tabular">{questions.length}</span>
            </Tag>
          </li>
        ))}
      </TagRow>
    </nav>
  )
}

const FORMS: PluralForms = ['вопрос', 'вопроса', 'вопросов']

interface FaqTopicFoldProps {
  topic: FaqTopic
  limit: number
}

export function FaqTopicFold({ topic: { id, title, questions }, limit }: FaqTopicFoldProps) {
  const more = questions.length - limit
  return (
    <section aria-label={title} className="border-b border-line-strong lg:border-none">
      <h2 data-unfolded="" className="mb-3 text-h3">
        {title}
      </h2>
      <details className="group unfolds">
        <summary className="flex min-h-14 items-center gap-3 py-2 transition-colors hover:text-brand-strong">
          <h2 className="min-w-0 flex-1 text-lg leading-6 font-semibold">{title}</h2>
          <span className="tabular text-sm text-ink-soft">
            {questions.length}
            <span className="sr-only"> {plural(questions.length, FORMS)}</span>
          </span>
          <DetailsChevron className="size-6 text-brand" />
        </summary>
        <FaqQuestions questions={questions.slice(0, limit)} topicId={id} />
        {more > 0 && (
          <p className="mt-3 max-lg:mb-6">
            <Link href={topicHref(id)} prefetch={false} className="link target">
              Ещё {formatCount(more, FORMS)}
              <span className="sr-only"> по теме «{title}»</span>
            </Link>
          </p>
        )}
      </details>
    </section>
  )
}

interface FaqTopicSectionProps {
  topic: FaqTopic
  isOpen: boolean
}

export function FaqTopicSection({ topic: { id, title, questions }, isOpen }: FaqTopicSectionProps) {
  return (
    <section aria-labelledby={`topic-${id}`} className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-10">
      <h2
        id={`topic-${id}`}
        className="mb-2 self-start text-h2 sm:mb-4 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:pt-4"
      >
        {title}
      </h2>
      <FaqQuestions questions={questions} topicId={id} isOpen={isOpen} />
    </section>
  )
}

type Question = FaqTopic['questions'][number]

interface FaqQuestionsProps {
  questions: readonly Question[]
  topicId: number
  isOpen?: boolean
}

function FaqQuestions({ questions, topicId, isOpen = false }: FaqQuestionsProps) {
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

function topicHref(id: number): string {
  return `${paths.faq}?topic=${id}`
}

/** Names the service of a question: «Как рассчитают сумму?» alone does not. */
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
