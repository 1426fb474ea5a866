import type { FaqTopic } from '@/lib/domains/faq/contract'

/** Draws the contents of the page on wide screens; on phones the list of topics is in the filter. */
export function FaqTopics({ topics }: { topics: readonly FaqTopic[] }) {
  return (
    <nav aria-label="Темы вопросов" className="mt-5 max-lg:hidden print:hidden">
      <ul className="flex flex-wrap gap-x-7 gap-y-1">
        {topics.map(({ id, title, questions }) => (
          <li key={id} className="py-1">
            <a href={`#topic-${id}`} className="link target">
              {title}
            </a>{' '}
            <span className="tabular text-sm text-ink-soft">{questions.length}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
