import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import { filterText, moment, pageNumber, pageOf, periodFields, withPeriod } from '@/lib/contract/shapes'

const { defineRead, operations } = defineContract('Поиск')
export { operations }

export const RESULTS_PER_PAGE = 20

/** Kinds in the order of facets; `one` is shown beside a result, `many` in the facet. */
export const searchKinds = [
  { id: 'pages', one: 'Раздел портала', many: 'Разделы портала' },
  { id: 'services', one: 'Услуга', many: 'Услуги' },
  { id: 'faq', one: 'Вопрос и ответ', many: 'Вопросы и ответы' },
  { id: 'news', one: 'Новость', many: 'Новости' },
  { id: 'messages', one: 'Объявление', many: 'Объявления' },
  { id: 'documents', one: 'Документ', many: 'Документы' },
  { id: 'organizations', one: 'Организация', many: 'Организации' },
  { id: 'contacts', one: 'Телефон и адрес', many: 'Телефоны и адреса' },
  { id: 'ministers', one: 'Руководитель', many: 'Руководители' },
  { id: 'posters', one: 'Афиша', many: 'Афиша' },
  { id: 'projects', one: 'Проект', many: 'Проекты' },
  { id: 'discussions', one: 'Обсуждение', many: 'Обсуждения' },
  { id: 'ideas', one: 'Идея', many: 'Идеи' },
  { id: 'claims', one: 'Заявка', many: 'Заявки' },
  { id: 'tourism', one: 'Гостям города', many: 'Гостям города' },
  { id: 'history', one: 'История города', many: 'История города' },
  { id: 'maps', one: 'Карта', many: 'Карты' },
  { id: 'activities', one: 'Деятельность главы', many: 'Деятельность главы' },
  { id: 'galleries', one: 'Фотоальбом', many: 'Фотоальбомы' },
] as const
export type SearchKind = (typeof searchKinds)[number]['id']
const ids = searchKinds.map(({ id }) => id) as [SearchKind, ...SearchKind[]]
const searchKind = z.enum(ids, messages.unknownValue)

export const searchPeriods = [
  { id: 'week', title: 'За неделю', days: 7 },
  { id: 'month', title: 'За месяц', days: 31 },
  { id: 'year', title: 'За год', days: 365 },
] as const

/** Parts of a text, matches marked; no HTML. */
const markedText = z.array(z.object({ text: z.string(), is_match: z.boolean() }))
export type MarkedText = z.infer<typeof markedText>

const searchResult = z.object({
  kind: searchKind,
  id: z.int(),
  title: markedText,
  note: z.string().nullable(),
  text: markedText,
  date: moment.nullable(),
  path: z.string(),
})
export type SearchResult = z.infer<typeof searchResult>

export const searchFilter = withPeriod(
  z.object({
    text: filterText.optional(),
    kind: searchKind.optional(),
    ...periodFields,
    /** Searches as typed, without corrections. */
    exact: z.literal('1', messages.unknownValue).optional(),
    page: pageNumber,
  }),
)
export type SearchFilter = z.infer<typeof searchFilter>

const searchAnswer = z.object({
  results: pageOf(searchResult),
  /** Counts within the period; at most three hundred newest of a kind. */
  kinds: z.array(z.object({ id: searchKind, title: z.string(), count: z.int() })),
  periods: z.array(z.object({ id: z.string(), title: z.string(), start_date: z.string(), count: z.int() })),
  is_more: z.boolean(),
  corrected: z.string().nullable(),
  /** No result has all words, and the first lacks more than one of three. */
  is_partial: z.boolean(),
  /** Words of the query that no result of the page has. */
  left_out: z.array(z.string()),
  /** Where to look if not everything was found. */
  nearest_section: z.object({ title: z.string(), path: z.string() }).nullable(),
  best_bets: z.array(z.object({ title: z.string(), url: z.string(), note: z.string().nullable() })),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

export const search = defineRead({
  id: 'search',
  path: '/api/search',
  summary: 'Поиск по всему порталу и текстам документов, по 20 на странице',
  query: searchFilter,
  answer: searchAnswer,
})

const suggestion = searchResult.pick({ kind: true, title: true, note: true, path: true })
export type Suggestion = z.infer<typeof suggestion>

export const suggestSearch = defineRead({
  id: 'suggestSearch',
  path: '/api/search/suggest',
  summary: 'До восьми подсказок к набираемому запросу',
  query: z.object({ text: filterText }),
  answer: z.object({ suggestions: z.array(suggestion) }),
})
