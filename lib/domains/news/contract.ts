import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import {
  filterText,
  html,
  idParams,
  imageObject,
  joinDocument,
  moment,
  pageNumber,
  pageOf,
  periodFields,
  seo,
  withPeriod,
} from '@/lib/contract/shapes'

const { defineRead, defineSearch, operations } = defineContract('Новости')
export { operations }

export const NEWS_PER_PAGE = 12

export const newsTypeCode = z.coerce
  .number(messages.notANumber)
  .int(messages.notANumber)
  .min(1, messages.unknownValue)
  .max(7, messages.unknownValue)

export const newsType = z.object({ id: z.int(), code: z.int(), title: z.string(), count: z.int() })
export type NewsType = z.infer<typeof newsType>

/** `slug` ends the URL; `starts_at` is when what a message tells of begins; `is_expired` marks one past its term. */
export const newsCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  type: newsType.omit({ count: true }),
  date_publication: moment,
  starts_at: moment.nullable(),
  expires_at: moment.nullable(),
  is_expired: z.boolean(),
  head_img: imageObject.nullable(),
})
export type NewsCard = z.infer<typeof newsCard>

const neighbour = newsCard.pick({ id: true, slug: true, title: true, type: true })

const newsItem = newsCard.extend({
  body: html,
  gallery: z.array(imageObject),
  video: z.object({ title: z.string(), url: z.string() }).nullable(),
  join_documents: z.array(joinDocument),
  tags: z.array(z.string()),
  related: z.array(newsCard),
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
  updated_at: moment,
  seo,
})
export type NewsItem = z.infer<typeof newsItem>

export const newsFilter = withPeriod(
  z.object({
    type: newsTypeCode.optional(),
    text: filterText.optional(),
    tag: filterText.optional(),
    ...periodFields,
    page: pageNumber,
  }),
)
export type NewsFilter = z.infer<typeof newsFilter>

const newsList = z.object({ news: pageOf(newsCard), news_types: z.array(newsType) })
export type NewsList = z.infer<typeof newsList>

export const listNews = defineRead({
  id: 'listNews',
  path: '/api/news',
  summary: 'Новости и объявления, по 12 на странице, новые сверху',
  query: newsFilter,
  answer: newsList,
})

export const searchNews = defineSearch(listNews, { id: 'searchNews', path: '/api/searchnews' })

export const getNews = defineRead({
  id: 'getNews',
  path: '/api/news/{id}',
  summary: 'Новость или объявление целиком',
  params: idParams,
  answer: z.object({ news: newsItem }),
})

export const actualNews = defineRead({
  id: 'actualNews',
  path: '/api/actualnews',
  summary:
    'Главное сейчас: закреплённые и последние новости; действующие объявления, сначала те, что кончаются сегодня и завтра',
  answer: z.object({ news: z.array(newsCard), messages: z.array(newsCard) }),
})

export const listNewsTypes = defineRead({
  id: 'listNewsTypes',
  path: '/api/newstypes',
  summary: 'Типы новостей с числом опубликованных',
  answer: z.object({ news_types: z.array(newsType) }),
})
