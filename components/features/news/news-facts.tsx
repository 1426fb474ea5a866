import { RelatedNews } from '@/components/features/news/related-news'
import { newsSection } from '@/components/features/news/news-section'
import { Tag } from '@/components/ui/tag'
import type { NewsItem } from '@/lib/domains/news/contract'

/** Shows beside the article its themes and what to read next; on wide screens they stay in sight. */
export function NewsFacts({ item: { tags, related } }: { item: NewsItem }) {
  if (tags.length === 0 && related.length === 0) return null
  return (
    <div className="space-y-8 lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
      {tags.length > 0 && <Themes tags={tags} />}
      <RelatedNews news={related} />
    </div>
  )
}

function Themes({ tags }: Pick<NewsItem, 'tags'>) {
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
