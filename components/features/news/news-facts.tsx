import { newsSection } from '@/components/features/news/news-section'
import { MomentText } from '@/components/ui/moment-text'
import { Tag } from '@/components/ui/tag'
import { env } from '@/lib/config/env'
import type { NewsItem } from '@/lib/domains/news/contract'

/** Beside the article: when, what it is about. */
export function NewsFacts({ item }: { item: NewsItem }) {
  const { tags, date_publication: published } = item
  return (
    <div className="space-y-8 border-line max-lg:border-t max-lg:pt-8">
      <dl className="space-y-5">
        <div>
          <dt className="text-sm text-ink-soft">Опубликовано</dt>
          <dd>
            <MomentText value={published} form="moment" word="" zone={env.TIME_ZONE} />
          </dd>
        </div>
        {tags.length > 0 && (
          <div>
            <dt className="text-sm text-ink-soft">Темы</dt>
            <dd className="mt-2 flex flex-wrap gap-2">
              {tags.map((tag) => (
                <Tag key={tag} href={newsSection.href({ tag })}>
                  {tag}
                </Tag>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
