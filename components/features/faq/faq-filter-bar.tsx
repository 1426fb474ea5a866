import { SectionFilter } from '@/components/ui/section/section-filter'
import { paths } from '@/lib/config/paths'
import type { FaqFilter } from '@/lib/domains/faq/contract'

interface FaqFilterBarProps {
  topics: readonly { id: number; title: string; count: number }[]
  filter: FaqFilter
}

/** Draws the filter of the questions: the text, then the topic. */
export function FaqFilterBar({ topics, filter: { text, topic } }: FaqFilterBarProps) {
  return (
    <SectionFilter
      id="faq"
      action={paths.faq}
      label="Отбор вопросов"
      words={{ label: 'Слова из вопроса', value: text }}
      title="Какие вопросы показать"
      sheet={{ closed: 'Тема', chosen: 'Тема: выбрано' }}
      fields={[{ name: 'topic', label: 'Тема', any: 'Все темы', options: topics, value: topic }]}
    />
  )
}
