import type { Metadata } from 'next'
import Link from 'next/link'
import { NewsNeighbours } from '@/components/features/news/news-neighbours'
import { newsSection } from '@/components/features/news/news-section'
import { newsCard } from '@/components/features/news/news-social-card'
import { getNewsItem, newsBreadcrumbs } from '@/components/features/news/queries'
import { RelatedNews } from '@/components/features/news/related-news'
import { Badge } from '@/components/ui/badge'
import { FileList } from '@/components/ui/file-list'
import { MomentText } from '@/components/ui/moment-text'
import { PhotoSection } from '@/components/ui/photo-section'
import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import { SharePage } from '@/components/ui/share-page'
import { Tag } from '@/components/ui/tag'
import { VideoCard } from '@/components/ui/video-card'
import { env } from '@/lib/config/env'
import { newsPath } from '@/lib/config/paths'
import type { NewsItem, NewsCard } from '@/lib/domains/news/contract'
import { newsItemSchemas } from '@/lib/domains/news/schema-org'
import type { Site } from '@/lib/domains/site/contract'
import { formatDate } from '@/lib/time/dates'
import { termWords } from '@/lib/time/deadline-text'
import { pageMetadata } from '@/lib/navigation/page-metadata'

/** Returns the parts of the page of an item. News and messages have different addresses and the same look. */
export function newsPage(item: NewsItem) {
  return {
    title: item.title,
    lead: item.lead,
    crumbs: newsBreadcrumbs(item),
    meta: <NewsMeta news={item} />,
    mainAction: <SharePage path={newsPath({ ...item, typeCode: item.type.code })} title={item.title} />,
    aside: <NewsFacts item={item} />,
    children: <NewsArticle item={item} />,
  }
}

export function newsSchemas(item: NewsItem) {
  return newsItemSchemas(item, newsBreadcrumbs(item))
}

/** Returns the metadata of the item with that number; it is empty when there is none. */
export async function newsPageMetadata(number: string, site: Site): Promise<Metadata> {
  const item = await getNewsItem(number)
  if (!item) return {}
  return pageMetadata(site, {
    title: item.title,
    description: item.lead || item.title,
    path: newsPath({ ...item, typeCode: item.type.code }),
    card: newsCard(item),
    seo: item.seo,
    article: { published: item.date_publication, modified: item.updated_at, tags: item.tags },
  })
}

/** Draws, under the article, links to the previous and the next item. */
export function NewsEnd({ item }: { item: NewsItem }) {
  return (
    <div className="shell -mt-8 pb-20 lg:-mt-14 lg:pb-28 print:hidden">
      <NewsNeighbours previous={item.previous} next={item.next} />
    </div>
  )
}

/** Shows above the title the day and the type, and for a message its term. */
function NewsMeta({ news }: { news: NewsCard }) {
  const { type, date_publication: published, expires_at: expires, is_expired: isExpired } = news
  return (
    <>
      <MomentText value={published} zone={env.TIME_ZONE} />
      <Link href={newsSection.href({ type: type.code })} className="link-quiet target">
        {type.title}
      </Link>
      {expires && !isExpired && <Badge tone="brand">Действует {termWords(expires, env.TIME_ZONE)}</Badge>}
      {expires && isExpired && <Badge tone="sun">Срок прошёл {formatDate(expires, env.TIME_ZONE)}</Badge>}
    </>
  )
}

/** Draws the item: its picture or video, its text, its photos and its files. */
function NewsArticle({ item }: { item: NewsItem }) {
  const { head_img: image, body, gallery, video, join_documents: files } = item
  return (
    <article className="space-y-10 sm:space-y-12">
      {image && !video && (
        <figure>
          <Picture image={image} sizes="(min-width: 64rem) 54rem, 100vw" priority className="max-h-[36rem]" />
          {image.img.caption && <figcaption className="mt-2.5 text-sm text-ink-soft">{image.img.caption}</figcaption>}
        </figure>
      )}
      {video && <VideoCard video={video} still={image} priority />}
      {body && <RichText html={body} />}
      <PhotoSection images={gallery} />
      {files.length > 0 && (
        <section aria-labelledby="files" className="max-w-measure">
          <h2 id="files" className="mb-4 text-h3">
            Документы
          </h2>
          <FileList files={files} label="Документы к материалу" />
        </section>
      )}
    </article>
  )
}

/** Shows beside the article its themes and what to read next; on wide screens they stay in sight. */
function NewsFacts({ item: { tags, related } }: { item: NewsItem }) {
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
