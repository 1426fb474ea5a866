import type { Metadata } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { newsSection } from '@/components/features/news/news-section'
import { newsCard } from '@/components/features/news/metadata'
import { getNewsItem, newsBreadcrumbs } from '@/components/features/news/queries'
import { Badge } from '@/components/ui/text/badge'
import { FileList } from '@/components/ui/file/file-list'
import { MomentText } from '@/components/ui/text/date-text'
import { PhotoSection } from '@/components/ui/picture/picture-grid'
import { Picture } from '@/components/ui/picture/picture'
import { RichText } from '@/components/ui/text/rich-text'
import { SharePage } from '@/components/ui/share/share-page'
import { Tag } from '@/components/ui/list/tag'
import { VideoCard } from '@/components/ui/picture/video-card'
import { env } from '@/lib/config/env'
import { newsPath } from '@/lib/config/paths'
import type { NewsItem, NewsCard } from '@/lib/domains/news/contract'
import { newsItemSchemas } from '@/lib/domains/news/schema-org'
import type { Site } from '@/lib/domains/site/contract'
import { formatDate } from '@/lib/time/dates'
import { formatDeadline } from '@/lib/time/deadline-text'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { Icon } from '@/components/ui/icon/icon'

/** News and messages differ only in their URLs. */
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

export function NewsEnd({ item }: { item: NewsItem }) {
  return (
    <div className="shell -mt-8 pb-20 lg:-mt-14 lg:pb-28 print:hidden">
      <NewsNeighbours previous={item.previous} next={item.next} />
    </div>
  )
}

function NewsMeta({ news }: { news: NewsCard }) {
  const { type, date_publication: published, expires_at: expires, is_expired: isExpired } = news
  return (
    <>
      <MomentText value={published} zone={env.TIME_ZONE} />
      <Link href={newsSection.href({ type: type.code })} className="link-quiet target">
        {type.title}
      </Link>
      {expires && !isExpired && <Badge tone="brand">Действует {formatDeadline(expires, env.TIME_ZONE)}</Badge>}
      {expires && isExpired && <Badge tone="sun">Срок прошёл {formatDate(expires, env.TIME_ZONE)}</Badge>}
    </>
  )
}

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

type Neighbour = NonNullable<NewsItem['previous']>

function NewsNeighbours({ previous, next }: Pick<NewsItem, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav aria-label="Соседние материалы" className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      {previous && (
        <NeighbourLink item={previous} label="Раньше">
          <Icon name="arrow-left" className="mt-0.5 size-5 shrink-0 text-brand" />
        </NeighbourLink>
      )}
      {next && (
        <div className="max-sm:border-t max-sm:border-line sm:col-start-2 sm:text-right">
          <NeighbourLink item={next} label="Позже" isNext>
            <Icon name="arrow-right" className="mt-0.5 size-5 shrink-0 text-brand" />
          </NeighbourLink>
        </div>
      )}
    </nav>
  )
}

interface NeighbourLinkProps {
  item: Neighbour
  label: string
  isNext?: boolean
  children: ReactNode
}

function NeighbourLink({ item: { id, slug, title, type }, label, isNext = false, children }: NeighbourLinkProps) {
  return (
    <Link
      href={newsPath({ id, slug, typeCode: type.code })}
      prefetch={false}
      className={`group flex gap-4 py-6 text-ink no-underline ${isNext ? 'flex-row-reverse' : ''}`}
    >
      {children}
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{label}</span>
        <span className="mt-0.5 block font-medium group-hover:text-brand-strong">{title}</span>
      </span>
    </Link>
  )
}

function RelatedNews({ news }: { news: readonly NewsCard[] }) {
  if (news.length === 0) return null
  return (
    <section aria-labelledby="related" className="border-t border-line pt-8 lg:pt-6 print:hidden">
      <h2 id="related" className="text-h2 lg:text-h3">
        Читайте также
      </h2>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 sm:max-lg:grid-cols-2 lg:mt-4 lg:gap-y-5">
        {news.map((item) => (
          <Related key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Related({ item }: { item: NewsCard }) {
  const { id, slug, title, type, date_publication: published, head_img: image } = item
  return (
    <li className="group relative flex gap-4">
      {image && (
        <div data-thumbnail className="w-28 max-w-[35%] shrink-0 lg:w-20">
          <Picture image={image} sizes="7rem" decorative />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-soft">
          <MomentText value={published} zone={env.TIME_ZONE} />
          {!image && <span> · {type.title}</span>}
        </p>
        <h3 className="mt-1 leading-6 font-medium lg:text-sm lg:leading-5">
          <Link href={newsPath({ id, slug, typeCode: type.code })} prefetch={false} className="link-quiet cover">
            {title}
          </Link>
        </h3>
      </div>
    </li>
  )
}
