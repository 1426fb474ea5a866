import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { newsSection } from '@/components/features/news/news-section'
import { read } from '@/lib/api/server'
import { newsPath, paths } from '@/lib/config/paths'
import { getNews, listNews, type NewsItem } from '@/lib/domains/news/contract'
import { idParams } from '@/lib/contract/shapes'

/** One item by the number in its address, its draft for the holder of a preview link; null where none is. */
export const getNewsItem = cache(async (number: string): Promise<NewsItem | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  const answer = await read(getNews, { params: params.data }, { required: true })
  return answer?.news ?? null
})

/** The item that stands at this address. A wrong end or a wrong section leads to the right one, a wrong number nowhere. */
export async function getNewsAt(address: string, number: string): Promise<NewsItem> {
  const item = await getNewsItem(number)
  if (!item) notFound()
  const right = newsPath({ ...item, typeCode: item.type.code })
  if (right !== address) permanentRedirect(right)
  return item
}

/** Where an item stands now; null where none is. */
export async function getNewsPath(id: number): Promise<string | null> {
  const answer = await read(getNews, { params: { id } })
  return answer ? newsPath({ ...answer.news, typeCode: answer.news.type.code }) : null
}

/** Types of news that hold something, as branches of the tree. */
export async function getNewsBranches(): Promise<{ title: string; href: string; count: number }[]> {
  const list = await read(listNews)
  return (list?.news_types ?? [])
    .filter(({ count }) => count > 0)
    .map(({ code, title, count }) => ({ title, href: `${paths.news}?type=${code}`, count }))
}

/** Ancestors of an item: the list, then the list of its type. */
export function newsWay({ type }: NewsItem): { title: string; href: string }[] {
  const all = { title: 'Новости', href: paths.news }
  // the commonest type is called like the section: once is enough
  return type.title === all.title ? [all] : [all, { title: type.title, href: newsSection.href({ type: type.code }) }]
}
