'use client'

import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { Tag, TagRow } from '@/components/ui/list/tag'
import { DetailsChevron } from '@/components/ui/icon/icon'
import { Accordion } from '@/components/ui/details/accordion'
import { paths } from '@/lib/config/paths'
import { TitledSection } from '@/components/ui/text/titled-section'

export interface TopicRow {
  id: number
  title: string
  total: number
  /** «вопросов», for the total. */
  noun: string
  /** «Ещё 12 вопросов». */
  more: string | null
  questions: readonly QuestionRow[]
}

interface QuestionRow {
  id: number
  question: string
  service: { id: number; title: string } | null
  answer: ReactNode
}

/** The whole list, folded by topic on phones. */
export function FaqTopics({ topics }: { topics: readonly TopicRow[] }) {
  return (
    <>
      <nav aria-label="Темы вопросов" className="mt-2 max-lg:hidden print:hidden">
        <TagRow>
          {topics.map(({ id, title, total }) => (
            <li key={id}>
              <Tag href={topicHref(id)}>
                {title} <span className="tabular">{total}</span>
              </Tag>
            </li>
          ))}
        </TagRow>
      </nav>
      <div className="mt-4 gap-x-12 gap-y-14 max-lg:border-t max-lg:border-line-strong lg:mt-10 lg:grid lg:grid-cols-2 lg:items-start">
        {topics.map((topic) => (
          <TopicFold key={topic.id} topic={topic} />
        ))}
      </div>
    </>
  )
}

function TopicFold({ topic: { id, title, total, noun, more, questions } }: { topic: TopicRow }) {
  return (
    <section aria-label={title} className="border-b border-line-strong lg:border-none">
      <h2 data-unfolded="" className="mb-3 text-h3">
        {title}
      </h2>
      <details className="group unfolds">
        <summary className="flex min-h-14 items-center gap-3 py-2 transition-colors hover:text-brand-strong">
          <h2 className="min-w-0 flex-1 text-lg leading-6 font-semibold">{title}</h2>
          <span className="tabular text-sm text-ink-soft">
            {total}
            <span className="sr-only"> {noun}</span>
          </span>
          <DetailsChevron className="size-6 text-brand" />
        </summary>
        <Questions questions={questions} topicId={id} />
        {more && (
          <p className="mt-3 max-lg:mb-6">
            <Link href={topicHref(id)} className="link target">
              {more}
              <span className="sr-only"> по теме «{title}»</span>
            </Link>
          </p>
        )}
      </details>
    </section>
  )
}

export function FoundTopics({ topics, isOpen }: { topics: readonly TopicRow[]; isOpen: boolean }) {
  return (
    <div className="mt-5 space-y-8 lg:mt-10 lg:space-y-14">
      {topics.map(({ id, title, questions }) => (
        <TitledSection
          key={id}
          id={`topic-${id}`}
          title={title}
          headingClassName="mb-2 self-start text-h2 sm:mb-4 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:pt-4"
          className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-10"
        >
          <Questions questions={questions} topicId={id} isOpen={isOpen} />
        </TitledSection>
      ))}
    </div>
  )
}

interface QuestionsProps {
  questions: readonly QuestionRow[]
  topicId: number
  isOpen?: boolean
}

function Questions({ questions, topicId, isOpen = false }: QuestionsProps) {
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
function QuestionTitle({ question: { question, service } }: { question: QuestionRow }) {
  return (
    <>
      {service && <span className="block text-sm font-normal text-ink-soft">{service.title}</span>}
      {question}
    </>
  )
}

function Answer({ question: { id, answer, service }, topicId }: { question: QuestionRow; topicId: number }) {
  return (
    <>
      {answer}
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {service && (
          <Link href={paths.service(service.id)} className="link target">
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
