import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { newsSection } from '@/components/features/news/news-section'
import { read, readById } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { getNews, listNews, type NewsCard, type NewsItem } from '@/lib/domains/news/contract'
import { newsHref } from '@/lib/domains/news/rules'

/** Returns an item, or its draft for the holder of a preview link; null if there is none. */
export const getNewsItem = cache(
  async (number: string): Promise<NewsItem | null> => (await readById(getNews, number))?.news ?? null,
)

/** Redirects from a wrong slug or section; a wrong number is not found. */
export async function getNewsAt(address: string, number: string): Promise<NewsItem> {
  const item = await getNewsItem(number)
  if (!item) notFound()
  const right = newsHref(item)
  if (right !== address) permanentRedirect(right)
  return item
}

export async function getTaggedNews(tag: string): Promise<NewsCard[]> {
  return (await read(listNews, { query: { tag } }))?.news.data ?? []
}

export async function getNewsPath(id: number): Promise<string | null> {
  const answer = await read(getNews, { params: { id } })
  return answer && newsHref(answer.news)
}

export async function getNewsBranches(): Promise<{ title: string; href: string; count: number }[]> {
  const list = await read(listNews)
  return (list?.news_types ?? [])
    .filter(({ count }) => count > 0)
    .map(({ code, title, count }) => ({ title, href: `${paths.news}?type=${code}`, count }))
}

export function newsBreadcrumbs({ type }: NewsItem): { title: string; href: string }[] {
  const all = { title: 'Новости', href: paths.news }
  // The most frequent type has the same name as the section, so it is not named twice.
  return type.title === all.title ? [all] : [all, { title: type.title, href: newsSection.href({ type: type.code }) }]
}
