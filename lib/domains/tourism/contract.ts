import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import { dayHours, filterText, html, id, imageObject, placeFields, seo } from '@/lib/contract/shapes'

const { defineRead, operations } = defineContract('Туризм')
export { operations }

const tourismKinds = ['sights', 'routes', 'hotels', 'food', 'museums', 'beaches'] as const

const link = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, messages.unknownValue)

const tourismSection = z.object({
  id: z.int(),
  title: z.string(),
  link: z.string(),
  kind: z.enum(tourismKinds),
  lead: z.string(),
  head_img: imageObject.nullable(),
  count: z.int(),
})
export type TourismSection = z.infer<typeof tourismSection>

const tourismCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  /** A word or two: «Крепость», «Гостевой дом», «Пеший маршрут». */
  sort: z.string(),
  ...placeFields,
  head_img: imageObject.nullable(),
  fact: z.string().nullable(),
})
export type TourismCard = z.infer<typeof tourismCard>

const stop = z.object({ title: z.string(), text: z.string(), ...placeFields })

const tourismItem = tourismCard.extend({
  body: html,
  gallery: z.array(imageObject),
  hours: z.array(dayHours),
  hours_note: z.string().nullable(),
  phones: z.array(z.string()),
  email: z.string().nullable(),
  site: z.string().nullable(),
  price: z.string().nullable(),
  length_km: z.number().nullable(),
  duration: z.string().nullable(),
  difficulty: z.string().nullable(),
  stops: z.array(stop),
  updated_at: z.string(),
  seo,
})
export type TourismItem = z.infer<typeof tourismItem>

export const tourismFilter = z.object({ text: filterText.optional(), sort: filterText.optional() })
export type TourismFilter = z.infer<typeof tourismFilter>

const neighbour = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  sort: z.string(),
  /** Link of its section. */
  link: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type TourismNeighbour = z.infer<typeof neighbour>

const sectionAnswer = z.object({
  section: tourismSection,
  items: z.array(tourismCard),
  sorts: z.array(z.object({ title: z.string(), count: z.int() })),
  sections: z.array(tourismSection),
  /** Places of the other sections, for one map of all; none if the section is filtered. */
  neighbours: z.array(neighbour),
})
export type TourismSectionAnswer = z.infer<typeof sectionAnswer>

export const listTourismSections = defineRead({
  id: 'listTourismSections',
  path: '/api/tourism',
  summary: 'Разделы о туризме в порядке редакции',
  answer: z.object({ sections: z.array(tourismSection) }),
})

export const getTourismSection = defineRead({
  id: 'getTourismSection',
  path: '/api/tourism/{link}',
  summary: 'Раздел целиком: места с координатами, фильтр по словам и виду',
  params: z.object({ link }),
  query: tourismFilter,
  answer: sectionAnswer,
})

export const getTourismItem = defineRead({
  id: 'getTourismItem',
  path: '/api/tourism/{link}/{id}',
  summary: 'Место или маршрут и соседние по разделу',
  params: z.object({ link, id }),
  answer: z.object({ item: tourismItem, section: tourismSection, others: z.array(tourismCard) }),
})
