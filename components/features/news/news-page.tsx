import type { Metadata } from 'next'
import { Link } from '@/components/ui/link'
import { NewsAside, NewsNeighbours } from '@/components/features/news/news-links'
import { toNewsRow } from '@/components/features/news/news-row'
import { newsSection } from '@/components/features/news/news-section'
import { newsCard } from '@/components/features/news/metadata'
import { getNewsItem, newsBreadcrumbs } from '@/components/features/news/queries'
import { Badge } from '@/components/ui/text/badge'
import { FileList } from '@/components/ui/file/file-list'
import { MomentText } from '@/components/ui/text/date-text'
import { PhotoSection } from '@/components/ui/picture/picture-grid'
import { ArticlePicture } from '@/components/ui/picture/picture'
import { RichText } from '@/components/ui/text/rich-text'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { VideoCard } from '@/components/ui/picture/video-card'
import { env } from '@/lib/config/env'
import type { NewsItem, NewsCard } from '@/lib/domains/news/contract'
import { newsHref } from '@/lib/domains/news/rules'
import { newsItemSchemas } from '@/lib/domains/news/schema-org'
import type { Site } from '@/lib/domains/site/contract'
import { formatExpiry, formatMessageTerm } from '@/lib/time/deadline-text'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { TitledSection } from '@/components/ui/text/titled-section'

/** News and messages differ only in their URLs. */
export function newsPage(item: NewsItem) {
  return {
    title: item.title,
    lead: item.lead,
    crumbs: newsBreadcrumbs(item),
    meta: <NewsMeta news={item} />,
    share: <ShareMenu path={newsHref(item)} title={item.title} />,
    aside: <NewsFacts item={item} />,
    children: <NewsArticle item={item} />,
  }
}

export function newsSchemas(item: NewsItem) {
  return newsItemSchemas(item, newsBreadcrumbs(item))
}

export async function newsPageMetadata(number: string, site: Site): Promise<Metadata> {
  const item = await getNewsItem(number)
  if (!item) return {}
  return pageMetadata(site, {
    title: item.title,
    description: item.lead || item.title,
    path: newsHref(item),
    card: newsCard(item),
    seo: item.seo,
    article: { published: item.date_publication, modified: item.updated_at, tags: item.tags },
  })
}

export function NewsEnd({ item: { previous, next } }: { item: NewsItem }) {
  if (!previous && !next) return null
  return (
    <div className="shell -mt-2 pb-6 sm:-mt-8 sm:pb-20 lg:-mt-14 lg:pb-28 print:hidden">
      <NewsNeighbours previous={toLink(previous)} next={toLink(next)} />
    </div>
  )
}

function NewsMeta({ news }: { news: NewsCard }) {
  const { type, date_publication: published, starts_at, expires_at, is_expired: isExpired } = news
  return (
    <>
      <MomentText value={published} zone={env.TIME_ZONE} />
      <Link href={newsSection.href({ type: type.code })} className="link-quiet target">
        {type.title}
      </Link>
      {expires_at && !isExpired && (
        <Badge tone="brand">
          <span className="print:hidden">{formatMessageTerm({ starts_at, expires_at }, env.TIME_ZONE)}</span>
          <span className="hidden print:inline">
            {formatMessageTerm({ starts_at, expires_at }, env.TIME_ZONE, null)}
          </span>
        </Badge>
      )}
      {expires_at && isExpired && <Badge tone="sun">{formatExpiry({ starts_at, expires_at }, env.TIME_ZONE)}</Badge>}
    </>
  )
}

function NewsArticle({ item }: { item: NewsItem }) {
  const { head_img: image, body, gallery, video, join_documents: files } = item
  return (
    <article className="space-y-10 sm:space-y-12">
      {image && !video && <ArticlePicture image={image} />}
      {video && <VideoCard video={video} still={image} priority />}
      {body && <RichText html={body} />}
      <PhotoSection images={gallery} />
      {files.length > 0 && (
        <TitledSection id="files" title="Документы" headingClassName="mb-4 text-h3" className="max-w-measure">
          <FileList files={files} label="Документы к материалу" />
        </TitledSection>
      )}
    </article>
  )
}

function NewsFacts({ item: { tags, related } }: { item: NewsItem }) {
  if (tags.length === 0 && related.length === 0) return null
  return (
    <NewsAside
      tags={tags.map((tag) => ({ title: tag, href: newsSection.href({ tag }) }))}
      related={related.toSorted(byNewest).map(toRelated)}
    />
  )
}

function byNewest(one: NewsCard, other: NewsCard): number {
  return Date.parse(other.date_publication) - Date.parse(one.date_publication)
}

function toRelated(card: NewsCard) {
  const { href, title, published, picture } = toNewsRow(card)
  return { href, title, published, picture }
}

type Neighbour = NonNullable<NewsItem['previous']>

function toLink(item: Neighbour | null) {
  return item && { href: newsHref(item), title: item.title }
}
