import { z } from 'zod'
import { galleryCard } from '@/lib/domains/galleries/contract'
import { newsCard } from '@/lib/domains/news/contract'
import { defineContract } from '@/lib/contract/define-contract'
import {
  countedTerm,
  html,
  id,
  imageObject,
  moment,
  pageNumber,
  pageOf,
  receptionDay,
  seo,
  social,
  term,
} from '@/lib/contract/shapes'

const { defineRead, defineSearch, operations } = defineContract('Глава города')
export { operations }

export const ACTIVITIES_PER_PAGE = 12

export const mayorCard = z.object({
  surname: z.string(),
  name: z.string(),
  patronymic: z.string().nullable(),
  description: z.string().nullable(),
  reception: z.string().nullable(),
  next_reception: receptionDay.nullable(),
  /** Times can be chosen on the portal. */
  takes_bookings: z.boolean(),
  email: z.string().nullable(),
  socials: z.array(social),
  head_img: imageObject.nullable(),
})
export type MayorCard = z.infer<typeof mayorCard>

const mayor = mayorCard.extend({
  biography: html,
  powers: html,
  phone: z.string().nullable(),
  reception_place: z.string().nullable(),
  booking_phone: z.string().nullable(),
  address: z.string().nullable(),
  seo,
})
export type Mayor = z.infer<typeof mayor>

const activity = z.object({
  id: z.int(),
  title: z.string(),
  lead: z.string(),
  body: html,
  type: term,
  date: moment,
  place: z.string().nullable(),
  head_img: imageObject.nullable(),
  news: z.array(z.object({ id: z.int(), slug: z.string(), title: z.string(), type_code: z.int() })),
  gallery: term.nullable(),
  updated_at: moment,
  seo,
})
export type Activity = z.infer<typeof activity>

const mayorPage = z.object({
  mayor,
  activities: z.array(activity),
  news: z.array(newsCard),
  galleries: z.array(galleryCard),
})
export type MayorPage = z.infer<typeof mayorPage>

export const getMayor = defineRead({
  id: 'getMayor',
  path: '/api/mayor',
  summary: 'Глава города: биография, полномочия, контакты; последние события, новости и альбомы',
  answer: mayorPage,
})

export const listMayorNews = defineRead({
  id: 'listMayorNews',
  path: '/api/mayornews',
  summary: 'Новости о главе города: те, что несут его метку',
  query: z.object({ page: pageNumber }),
  answer: z.object({ news: pageOf(newsCard) }),
})

export const activityFilter = z.object({ id: id.optional(), type_id: id.optional(), page: pageNumber })
export type ActivityFilter = z.infer<typeof activityFilter>

const activityFeed = z.object({ activities: pageOf(activity), activity_types: z.array(countedTerm) })
export type ActivityFeed = z.infer<typeof activityFeed>

export const listActivities = defineRead({
  id: 'listActivities',
  path: '/api/activities',
  summary: 'Деятельность главы города, по 12 событий на странице, новые сверху',
  query: activityFilter,
  answer: activityFeed,
})

export const searchActivities = defineSearch(listActivities, {
  id: 'searchActivities',
  path: '/api/searchactivities',
  summary: 'То же, вид деятельности в теле запроса',
})
