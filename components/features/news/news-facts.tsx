import { newsSection } from '@/components/features/news/news-section'
import { MomentText } from '@/components/ui/moment-text'
import { ShareMenu } from '@/components/ui/share-menu'
import { Tag } from '@/components/ui/tag'
import { env } from '@/lib/config/env'
import { newsPath } from '@/lib/config/paths'
import type { NewsItem } from '@/lib/domains/news/contract'

/** Beside the article: when, what it is about, how to pass it on. */
export function NewsFacts({ item }: { item: NewsItem }) {
  const { id, slug, type, title, tags, date_publication: published } = item
  const url = new URL(newsPath({ id, slug, typeCode: type.code }), env.PUBLIC_URL).href
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
      <ShareMenu url={url} title={title} />
    </div>
  )
}
