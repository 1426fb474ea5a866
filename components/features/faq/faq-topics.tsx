import { topicHref } from '@/components/features/faq/faq-questions'
import { Tag } from '@/components/ui/tag'
import { TagRow } from '@/components/ui/tag-row'
import type { FaqTopic } from '@/lib/domains/faq/contract'

/** Links to each topic with all its questions, and says how many they are; on phones the folded topics say it. */
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
