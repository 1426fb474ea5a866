import { MESSAGE_TYPE_CODE, paths } from '@/lib/config/paths'
import { buildPage } from '@/lib/contract/page'
import {
  NEWS_PER_PAGE,
  type NewsCard,
  type NewsFilter,
  type NewsItem,
  type NewsList,
} from '@/lib/domains/news/contract'
import {
  countNews,
  findCarriedTags,
  findNeighbours,
  findNews,
  findNewsAbout,
  findNewsOfEachType,
  findNewsTypes,
  findRelatedNews,
  type NewsQuery,
  type NewsRow,
} from '@/lib/domains/news/repository'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { requirePage } from '@/lib/platform/payload/find-pages'
import type { News } from '@/lib/platform/payload/payload-types'
import { toSeo } from '@/lib/platform/payload/to-shapes'
import { toDocuments, toImage, toImages } from '@/lib/platform/pictures/media'
import { toIso } from '@/lib/time/dates'

const RELATED = 4
const ACTUAL_NEWS = 8
const ACTUAL_MESSAGES = 6
const NEWEST_OF_TYPE = 5

/** A text that the dictionary does not find is looked for in titles, typos allowed. */
export async function listNews({ page, ...filter }: NewsFilter): Promise<NewsList> {
  const perPage = NEWS_PER_PAGE
  const pageOfNews = (query: NewsQuery) =>
    Promise.all([countNews(query), findNews(query, perPage, (page - 1) * perPage)])
  const [types, exact] = await Promise.all([findNewsTypes(), pageOfNews(filter)])
  const [total, found] = filter.text && exact[0] === 0 ? await pageOfNews({ ...filter, fuzzy: true }) : exact
  return {
    news: buildPage(found.map(toNewsCard), { total, perPage, page, path: '/api/news', filter }),
    news_types: types,
  }
}

export async function listNewsTypes() {
  return { news_types: await findNewsTypes() }
}

export async function actualNews(): Promise<{ news: NewsCard[]; messages: NewsCard[] }> {
  const [news, messages] = await Promise.all([
    findNews({ exceptType: MESSAGE_TYPE_CODE, pinnedFirst: true }, ACTUAL_NEWS),
    listMessagesInForce(ACTUAL_MESSAGES),
  ])
  return { news: news.map(toNewsCard), messages }
}

/** Messages that have not expired, begun or not, those that end first before the others. */
async function listMessagesInForce(limit: number): Promise<NewsCard[]> {
  const query = { type: MESSAGE_TYPE_CODE, actualOnly: true, endingSoonFirst: true }
  return (await findNews(query, limit)).map(toNewsCard)
}

export async function newestOfEachType(): Promise<NewsCard[]> {
  return (await findNewsOfEachType(NEWEST_OF_TYPE)).map(toNewsCard)
}

export async function listNewsAbout(
  subject: { ids: number[]; tag: string | null },
  limit: number,
): Promise<NewsCard[]> {
  return subject.ids.length > 0 || subject.tag ? (await findNewsAbout(subject, limit)).map(toNewsCard) : []
}

export async function findTagLinks(tags: readonly string[]): Promise<Map<string, string>> {
  const carried = tags.length > 0 ? await findCarriedTags(tags) : []
  return new Map(carried.map((tag) => [tag, `${paths.news}?tag=${encodeURIComponent(tag)}`]))
}

export async function getNewsItem(id: number, draft: boolean): Promise<NewsItem> {
  const item = await requirePage('news', id, { draft, select: { bodyText: false, related: false } })
  const card = cardOfItem(item)
  const place = { id, publishedAt: card.date_publication, isMessage: card.type.code === MESSAGE_TYPE_CODE }
  const [related, { previous, next }] = await Promise.all([
    findRelatedNews(id, RELATED),
    findNeighbours(place, MESSAGE_TYPE_CODE),
  ])
  return {
    ...card,
    body: toHtml(item.body),
    gallery: toImages(item.gallery),
    video: item.video?.url ? { title: item.video.title ?? item.title, url: item.video.url } : null,
    join_documents: toDocuments(item.attachments),
    tags: item.tags ?? [],
    related: related.map(toNewsCard),
    previous: previous && toNewsCard(previous),
    next: next && toNewsCard(next),
    updated_at: item.updatedAt,
    seo: toSeo(item.seo),
  }
}

function toNewsCard(news: NewsRow): NewsCard {
  const { date_publication: published, starts_at: start, expires_at: end, head_img: image, ...row } = news
  const expires = end === null ? null : new Date(end)
  return {
    ...row,
    date_publication: toIso(published),
    starts_at: toIso(start),
    expires_at: expires?.toISOString() ?? null,
    is_expired: expires !== null && expires < new Date(),
    head_img: toImage(image),
  }
}

function cardOfItem(item: News): NewsCard {
  const type = typeof item.type === 'object' ? item.type : { id: 0, code: 1, title: '' }
  return toNewsCard({
    id: item.id,
    slug: item.slug || 'item',
    title: item.title,
    lead: item.lead ?? '',
    type: { id: type.id, code: type.code, title: type.title },
    date_publication: item.publishedAt ?? new Date().toISOString(),
    starts_at: item.startsAt ?? null,
    expires_at: item.expiresAt ?? null,
    head_img: typeof item.headImage === 'object' ? (item.headImage ?? null) : null,
  })
}
