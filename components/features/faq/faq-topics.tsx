import { Tag } from '@/components/ui/tag'
import { TagRow } from '@/components/ui/tag-row'
import type { FaqTopic } from '@/lib/domains/faq/contract'

/** Draws the contents of the page: links to its topics, with how many questions each has. */
export function FaqTopics({ topics }: { topics: readonly FaqTopic[] }) {
  return (
    <nav aria-label="Темы вопросов" className="mt-2 print:hidden">
      <TagRow>
        {topics.map(({ id, title, questions }) => (
          <li key={id}>
            <Tag href={`#topic-${id}`}>
              {title} <span className="tabular">{questions.length}</span>
            </Tag>
          </li>
        ))}
      </TagRow>
    </nav>
  )
}
