import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import { getNews, listNews, type NewsFilter, type NewsItem, type NewsList } from '@/lib/contract/news'
import { emptyPage, pageSizes } from '@/lib/contract/page'

/** A page of news; empty where it could not be loaded. */
export const getNewsList = cache(async (filter: NewsFilter): Promise<NewsList> => {
  const list = await read(listNews, { query: filter })
  return list ?? { news: emptyPage(pageSizes.news, paths.news), news_types: [] }
})

/** One item, its draft for the holder of a preview link; null where none is. */
export const getNewsItem = cache(async (id: number): Promise<NewsItem | null> => {
  const answer = await read(getNews, { params: { id } }, { required: true })
  return answer?.news ?? null
})
