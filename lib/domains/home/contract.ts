import { z } from 'zod'
import { openDiscussion } from '@/lib/domains/discussions/contract'
import { newsCard, newsType } from '@/lib/domains/news/contract'
import { defineContract } from '@/lib/contract/define-contract'
import { posterCard } from '@/lib/domains/posters/contract'
import { project } from '@/lib/domains/projects/contract'
import { imageObject, seo } from '@/lib/contract/shapes'
import { serviceCard } from '@/lib/domains/services/contract'

const { defineRead, operations } = defineContract('Сайт')
export { operations }

/** Bands of the home page in default order: no two neighbours share a rhythm. */
export const homeBands = [
  'news',
  'messages',
  'services',
  'posters',
  'projects',
  'discussions',
  'ideas',
  'mayor',
  'facts',
  'links',
] as const
export type HomeBand = (typeof homeBands)[number]

const home = z.object({
  bands: z.array(z.enum(homeBands)),
  question: z.string(),
  panorama: imageObject.nullable(),
  /** News without messages; the lead story comes first. */
  news: z.array(newsCard),
  news_by_type: z.array(z.object({ type: newsType, news: z.array(newsCard) })),
  /** Ending today or tomorrow first, then the newest. */
  messages: z.array(newsCard),
  popular_services: z.array(serviceCard),
  /** Next seven days, nearest first. */
  posters_of_week: z.array(posterCard),
  /** Open for votes, ending soonest first. */
  discussions: z.array(openDiscussion),
  projects: z.array(project),
  facts: z.array(z.object({ value: z.string(), label: z.string() })),
  counters: z.object({ documents: z.int(), services: z.int(), news: z.int(), solved_claims: z.int() }),
  seo,
})
export type Home = z.infer<typeof home>

export const getHome = defineRead({
  id: 'getHome',
  path: '/api/home',
  summary: 'Главная страница',
  answer: z.object({ home }),
})
