import { newsSection } from '@/components/features/news/news-section'
import { ShareMenu } from '@/components/ui/share-menu'
import { Tag } from '@/components/ui/tag'
import { env } from '@/lib/config/env'
import { newsPath } from '@/lib/config/paths'
import type { NewsItem } from '@/lib/domains/news/contract'

/** Beside the article: what it is about, how to pass it on. Its day stands above the title. */
export function NewsFacts({ item }: { item: NewsItem }) {
  const { id, slug, type, title, tags } = item
  const url = new URL(newsPath({ id, slug, typeCode: type.code }), env.PUBLIC_URL).href
  return (
    <div className="space-y-8 border-line max-lg:border-t max-lg:pt-8">
      {tags.length > 0 && (
        <section aria-labelledby="themes">
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
      )}
      <ShareMenu url={url} title={title} />
    </div>
  )
}
