import { FaqTopics, FoundTopics, type TopicRow } from '@/components/features/faq/faq-topics'
import { EmptyState } from '@/components/ui/list/empty-state'
import { NextSteps, nothingFoundTitle } from '@/components/ui/list/next-steps'
import { FoundSummary } from '@/components/ui/filtered-list/found-summary'
import { HashDetailsOpener } from '@/components/ui/details/hash-details-opener'
import { LinkButton } from '@/components/ui/button/button'
import { presentLabels, formatSearchText } from '@/components/ui/filtered-list/section-text'
import { paths } from '@/lib/config/paths'
import { type FaqFilter, type FaqTopic, faqFilter, getFaq } from '@/lib/domains/faq/contract'
import { formatCount, formatDays, formatFound, plural, type PluralForms } from '@/lib/text/plural'
import { SectionFilter } from '@/components/ui/filtered-list/section-filter'
import { defineFilteredPage } from '@/components/ui/filtered-list/filtered-page'
import { RichText } from '@/components/ui/text/rich-text'
import { read, readShared } from '@/lib/page-data/call-operation'
import { ANSWER_DAYS } from '@/lib/domains/appeals/contract'

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
      {isFiltered && <FoundSummary labels={describeFound(total, faq, filter)} resetHref={paths.faq} />}
      {isFiltered ? (
        <FoundTopics topics={faq.map((topic) => toTopicRow(topic))} isOpen={total <= OPEN_AT_ONCE} />
      ) : (
        <FaqTopics topics={faq.map((topic) => toTopicRow(topic, SHOWN_OF_TOPIC))} />
      )}
    </>
  )
}

const FORMS: PluralForms = ['вопрос', 'вопроса', 'вопросов']

function toTopicRow({ id, title, questions }: FaqTopic, limit = questions.length): TopicRow {
  const total = questions.length
  return {
    id,
    title,
    total,
    noun: plural(total, FORMS),
    more: total > limit ? `Ещё ${formatCount(total - limit, FORMS)}` : null,
    questions: questions.slice(0, limit).map((question) => ({
      ...question,
      answer: <RichText html={question.answer} />,
    })),
  }
}

function describeFound(total: number, faq: readonly FaqTopic[], { topic, text }: FaqFilter): string[] {
  const labels = presentLabels([faq.find(({ id }) => id === topic)?.title, formatSearchText(text)])
  return [formatFound(total), ...labels]
}

function NothingFound({ text, isFiltered }: { text: string | undefined; isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title="Вопросы пока не опубликованы" />
  return (
    <EmptyState
      title={nothingFoundTitle(text)}
      action={
        <LinkButton href={paths.faq} variant="secondary">
          Все вопросы
        </LinkButton>
      }
    >
      Попробуйте другие слова или спросите сами: на обращение отвечают не позже чем за {formatDays(ANSWER_DAYS)}.
      <NextSteps text={text} />
    </EmptyState>
  )
}

interface FaqFilterBarProps {
  topics: readonly { id: number; title: string }[]
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
  read: (filter) => (filter.text || filter.topic ? read(getFaq, { query: filter }) : readShared(getFaq)),
  filter: faqFilter,
  path: paths.faq,
  address: { topic: 'topic', text: 'text' },
  empty: { faq: [], topics: [] },
  terms: ({ topics: topic }) => ({ topic }),
  unknown: { topic: 'Такой темы вопросов нет' },
  indexed: [],
})

type FaqPage = Awaited<ReturnType<typeof faqPage.readAnswer>>
