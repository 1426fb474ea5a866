import { FaqTopics, FaqTopicFold, FaqTopicSection } from '@/components/features/faq/faq-topics'
import { EmptyState } from '@/components/ui/list/empty-state'
import { FoundSummary } from '@/components/ui/filtered-list/found-summary'
import { HashDetailsOpener } from '@/components/ui/details/hash-details-opener'
import { LinkButton } from '@/components/ui/button/link-button'
import { presentLabels, formatSearchText } from '@/components/ui/filtered-list/section-text'
import { paths } from '@/lib/config/paths'
import { type FaqFilter, type FaqTopic, faqFilter, getFaq } from '@/lib/domains/faq/contract'
import { messages } from '@/lib/contract/messages'
import { formatFound } from '@/lib/text/plural'
import { SectionFilter } from '@/components/ui/filtered-list/section-filter'
import { defineFilteredPage } from '@/components/ui/filtered-list/filtered-page'
import { read } from '@/lib/page-data/call-operation'

const OPEN_AT_ONCE = 2

/** Questions per topic in the unfiltered list; keeps the page short on phones. */
const SHOWN_OF_TOPIC = 3

export function faqLimit(query: string): number {
  return query === '' ? SHOWN_OF_TOPIC : Infinity
}

export function FaqList({ answer: { faq }, filter, query }: Pick<FaqPage, 'answer' | 'filter' | 'query'>) {
  const total = faq.reduce((sum, { questions }) => sum + questions.length, 0)
  const isFiltered = query !== ''
  if (total === 0) return <NothingFound text={filter.text} isFiltered={isFiltered} />
  return (
    <>
      <HashDetailsOpener />
      <FoundSummary labels={describeFound(total, faq, filter)} resetHref={isFiltered ? paths.faq : undefined} />
      {isFiltered ? (
        <div className="mt-5 space-y-8 lg:mt-10 lg:space-y-14">
          {faq.map((topic) => (
            <FaqTopicSection key={topic.id} topic={topic} isOpen={total <= OPEN_AT_ONCE} />
          ))}
        </div>
      ) : (
        <WholeList topics={faq} />
      )}
    </>
  )
}

function WholeList({ topics }: { topics: readonly FaqTopic[] }) {
  return (
    <>
      <FaqTopics topics={topics} />
      <div className="mt-4 gap-x-12 gap-y-14 max-lg:border-t max-lg:border-line-strong lg:mt-10 lg:grid lg:grid-cols-2 lg:items-start">
        {topics.map((topic) => (
          <FaqTopicFold key={topic.id} topic={topic} limit={SHOWN_OF_TOPIC} />
        ))}
      </div>
    </>
  )
}

function describeFound(total: number, faq: readonly FaqTopic[], { topic, text }: FaqFilter): string[] {
  const labels = presentLabels([faq.find(({ id }) => id === topic)?.title, formatSearchText(text)])
  return [formatFound(total), ...labels]
}

function NothingFound({ text, isFiltered }: { text: string | undefined; isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title="Вопросы пока не опубликованы" />
  return (
    <EmptyState
      title={text ? messages.nothingFoundFor(text) : messages.nothingFound}
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

interface FaqFilterBarProps {
  topics: readonly { id: number; title: string; count: number }[]
  filter: FaqFilter
}

export function FaqFilterBar({ topics, filter: { text, topic } }: FaqFilterBarProps) {
  return (
    <SectionFilter
      id="faq"
      action={paths.faq}
      label="Отбор вопросов"
      search={{ label: 'Слова из вопроса', value: text }}
      title="Какие вопросы показать"
      sheet={{ closed: 'Тема', chosen: 'Тема: выбрано' }}
      fields={[{ name: 'topic', label: 'Тема', any: 'Все темы', options: topics, value: topic }]}
    />
  )
}

export const faqPage = defineFilteredPage({
  read: (filter) => read(getFaq, { query: filter }),
  filter: faqFilter,
  path: paths.faq,
  address: { topic: 'topic', text: 'text' },
  empty: { faq: [], topics: [] },
  terms: ({ topics: topic }) => ({ topic }),
  unknown: { topic: 'Такой темы вопросов нет' },
  indexed: [],
})

type FaqPage = Awaited<ReturnType<typeof faqPage.readAnswer>>
