import { newsSection } from '@/components/features/news/news-section'
import { Tag } from '@/components/ui/tag'
import type { NewsItem } from '@/lib/domains/news/contract'

/** Shows beside the article its themes. Its day stands above the title. */
export function NewsFacts({ item: { tags } }: { item: NewsItem }) {
  if (tags.length === 0) return null
  return (
    <section aria-labelledby="themes" className="border-line max-lg:border-t max-lg:pt-8">
      <h2 id="themes" className="text-sm text-ink-soft">
        Темы
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Tag href={newsSection.href({ tag })}>{tag}</Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}
