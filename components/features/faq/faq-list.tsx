import { X } from 'lucide-react'
import Link from 'next/link'
import { FaqTopics } from '@/components/features/faq/faq-topics'
import { FaqTopicSection } from '@/components/features/faq/faq-topic-section'
import { faqQuery } from '@/components/features/faq/queries'
import { EmptyState } from '@/components/ui/empty-state'
import { HashDetailsOpener } from '@/components/ui/hash-details-opener'
import { LinkButton } from '@/components/ui/link-button'
import { paths } from '@/lib/config/paths'
import type { FaqFilter, FaqTopic } from '@/lib/domains/faq/contract'
import { messages } from '@/lib/contract/messages'
import { countOf, formatNumber } from '@/lib/shared/plural'

/** So few that nobody should have to unfold them. */
const OPEN_AT_ONCE = 2

/** The whole list shows the beginning of each topic, so that a phone gets a page it can hold. */
const SHOWN_OF_TOPIC = 6

/** How many questions of a topic the page shows. */
export function faqLimit(filter: FaqFilter): number {
  return faqQuery(filter) === '' ? SHOWN_OF_TOPIC : Infinity
}

/** Questions under their topics, each unfolding in its place. */
export function FaqList({ faq, filter }: { faq: readonly FaqTopic[]; filter: FaqFilter }) {
  const total = faq.reduce((sum, { questions }) => sum + questions.length, 0)
  const isFiltered = faqQuery(filter) !== ''
  if (total === 0) return <NothingFound filter={filter} />
  return (
    <>
      <HashDetailsOpener />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ink-soft">
        <p role="status">{faqWords(total, faq, filter)}</p>
        {isFiltered && (
          <Link href={paths.faq} className="link target inline-flex items-center gap-1.5 py-1">
            <X aria-hidden className="size-4" />
            Сбросить
          </Link>
        )}
      </div>
      {!isFiltered && <FaqTopics topics={faq} />}
      <div className="mt-6 space-y-12 lg:mt-10 lg:space-y-16">
        {faq.map((topic) => (
          <FaqTopicSection
            key={topic.id}
            topic={topic}
            limit={faqLimit(filter)}
            isOpen={isFiltered && total <= OPEN_AT_ONCE}
          />
        ))}
      </div>
    </>
  )
}

/** «Найдено 6 · Дома и дворы · со словами «мусор»» */
function faqWords(total: number, faq: readonly FaqTopic[], { topic, text }: FaqFilter): string {
  const title = topic && faq.find(({ id }) => id === topic)?.title
  const words = [title, text && `со словами «${text}»`].filter(Boolean)
  if (words.length === 0) return `Всего ${countOf(total, ['вопрос', 'вопроса', 'вопросов'])}`
  return [`Найдено ${formatNumber(total)}`, ...words].join(' · ')
}

function NothingFound({ filter }: { filter: FaqFilter }) {
  if (faqQuery(filter) === '') return <EmptyState title="Вопросы пока не опубликованы" />
  return (
    <EmptyState
      title={filter.text ? messages.nothingFoundFor(filter.text) : messages.nothingFound}
      action={
        <span className="flex flex-wrap gap-3">
          <LinkButton href={paths.faq} variant="secondary">
            Все вопросы
          </LinkButton>
          <LinkButton href={paths.feedback} variant="quiet">
            Задать свой вопрос
          </LinkButton>
        </span>
      }
    >
      Попробуйте другие слова или спросите сами: на обращение отвечают не позже чем за 30 дней.
    </EmptyState>
  )
}
