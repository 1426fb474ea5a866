import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { countedTerm, filterText, html, id, imageObject, placeFields, seo, term } from '@/lib/contract/shapes'

const { defineRead, operations } = defineContract('Мой город')
export { operations }

/** Coat of arms or flag; `act` names the decision that established it. */
const citySymbol = z.object({
  title: z.string(),
  body: html,
  act: z.string().nullable(),
  image: imageObject.nullable(),
})

const anthem = z.object({
  title: z.string(),
  authors: z.string().nullable(),
  text: z.string(),
})

const district = z.object({
  title: z.string(),
  description: z.string(),
  /** Text: «18,4 тыс. жителей». */
  population: z.string().nullable(),
  image: imageObject.nullable(),
  ...placeFields,
})
export type District = z.infer<typeof district>

const cityAbout = z.object({
  title: z.string(),
  lead: z.string(),
  head_img: imageObject.nullable(),
  figures: z.array(z.object({ value: z.string(), label: z.string() })),
  facts: z.array(z.object({ term: z.string(), value: z.string() })),
  body: html,
  symbols: z.array(citySymbol),
  anthem: anthem.nullable(),
  districts: z.array(district),
  seo,
})
export type CityAbout = z.infer<typeof cityAbout>

export const getCityAbout = defineRead({
  id: 'getCityAbout',
  path: '/api/mycity',
  summary: 'Общая информация о городе: цифры, символы, районы',
  answer: z.object({ city: cityAbout }),
})

/** `year` as text: «VII век», «1847», «2026, март». */
const historyEvent = z.object({ year: z.string(), title: z.string(), body: html, image: imageObject.nullable() })
export type HistoryEvent = z.infer<typeof historyEvent>

const history = z.object({
  title: z.string(),
  lead: z.string(),
  eras: z.array(z.object({ title: z.string(), years: z.string(), events: z.array(historyEvent) })),
  seo,
})
export type History = z.infer<typeof history>

export const getHistory = defineRead({
  id: 'getHistory',
  path: '/api/historicalsketch',
  summary: 'Исторический очерк: эпохи и события по порядку',
  answer: z.object({ history }),
})

export const outletKinds = {
  newspaper: 'Газета',
  magazine: 'Журнал',
  tv: 'Телеканал',
  radio: 'Радио',
  online: 'Сетевое издание',
} as const

const mediaOutlet = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.enum(['newspaper', 'magazine', 'tv', 'radio', 'online']),
  description: z.string(),
  /** Frequency or wavelength: «по вторникам и пятницам», «101,3 FM». */
  schedule: z.string().nullable(),
  founder: z.string().nullable(),
  url: z.string().nullable(),
  phones: z.array(z.string()),
  email: z.string().nullable(),
  ...placeFields,
})
export type MediaOutlet = z.infer<typeof mediaOutlet>

export const listMediaOutlets = defineRead({
  id: 'listMediaOutlets',
  path: '/api/smi',
  summary: 'Городские средства массовой информации',
  answer: z.object({ media_outlets: z.array(mediaOutlet) }),
})

const referenceEntry = z.object({
  id: z.int(),
  title: z.string(),
  topic: term,
  phones: z.array(z.string()),
  ...placeFields,
  /** Text: «круглосуточно», «пн–пт 8:00–17:00». */
  hours: z.string().nullable(),
  email: z.string().nullable(),
  url: z.string().nullable(),
  note: z.string().nullable(),
})
export type ReferenceEntry = z.infer<typeof referenceEntry>

export const referenceFilter = z.object({ text: filterText.optional(), topic: id.optional() })
export type ReferenceFilter = z.infer<typeof referenceFilter>

const reference = z.object({
  /** Entries by topic; topics count all published entries. */
  reference: z.array(referenceEntry),
  topics: z.array(countedTerm),
})
export type Reference = z.infer<typeof reference>

export const getReference = defineRead({
  id: 'getReference',
  path: '/api/referencedata',
  summary: 'Справочник телефонов и адресов по темам',
  query: referenceFilter,
  answer: reference,
})

/** Returns the text that the directory's filter searches, on the server and in the browser. */
export function toSearchText({ title, topic, phones, address, email, note }: ReferenceEntry): string {
  return [title, topic.title, ...phones, address, email, note].filter(Boolean).join(' ')
}
