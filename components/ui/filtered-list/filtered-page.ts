import 'server-only'
import { cache } from 'react'
import { notFound } from 'next/navigation'
import type { z } from 'zod'
import { pageHref } from '@/components/ui/list/page-href'
import type { PageSearchParam } from '@/lib/config/page-search-params'
import { getPageParam, getParam, isSectionQuery, toQuery, type SearchParams } from '@/lib/config/search-params'
import { messages } from '@/lib/contract/messages'
import { isPageOutOfRange } from '@/lib/contract/shapes'
import { typeset } from '@/lib/text/typography'

type Value = string | number | boolean | readonly (string | number)[] | undefined

export type FilterOf<Filter> = { [Field in keyof Filter]?: Value }

/** URL parameter of each filter field, in the order of the query. */
type FilterNames<Filter> = { readonly [Field in keyof Filter]?: PageSearchParam }

type Terms<Filter> = { [Field in keyof Filter]?: readonly { id: string | number }[] }

interface WrongField {
  field: string
  message: string
}

interface ReadFilter<Filter> {
  filter: Filter
  wrong: readonly WrongField[]
}

export interface FilteredPage<Filter, Answer> {
  read: (filter: Filter) => Promise<Answer | null>
  filter: z.ZodType<Filter>
  path: string
  address: FilterNames<Filter>
  empty: NoInfer<Answer>
  /** A filter value missing from its terms is unknown. */
  terms?: (answer: Answer) => Terms<Filter>
  unknown: { [Field in keyof Filter]?: string }
  /** Parameters that make an indexed page with its own title. */
  indexed: readonly string[]
}

/** Defines a page whose response is narrowed by a filter in the URL. Unknown or impossible values are reported and left out. */
export function defineFilteredPage<Filter extends FilterOf<Filter>, Answer>(definition: FilteredPage<Filter, Answer>) {
  const { path, terms, unknown, indexed, empty } = definition
  const { readFilter, query, href } = defineFilterAddress(path, definition.filter, definition.address)

  // metadata and content ask for the same list with separate filter objects, so the key is their JSON
  const load = cache(async (filter: string) => definition.read(definition.filter.parse(JSON.parse(filter))))

  async function readAnswer(params: SearchParams) {
    const asked = readFilter(params)
    const answer = await load(JSON.stringify(asked.filter))
    const unknownValues = answer && terms ? unknownFields(asked.filter, terms(answer)) : []
    if (unknownValues.length === 0) return toPage(asked, answer)
    const known = readFilter(params, [...asked.wrong, ...unknownValues])
    return toPage(known, await load(JSON.stringify(known.filter)))
  }

  function toPage({ filter, wrong }: ReadFilter<Filter>, answer: Answer | null) {
    const asked = query(filter)
    const note = wrongFilterText(wrong, unknown, asked === '')
    const noindex = note !== undefined || !isSectionQuery(asked, indexed)
    return { filter, query: asked, answer: answer ?? empty, wrong: note, noindex }
  }

  return { path, query, href, readFilter, readAnswer }
}

function unknownFields<Filter>(filter: Filter, terms: Terms<Filter>): WrongField[] {
  const fields: WrongField[] = []
  for (const field in terms) {
    const asked: readonly unknown[] = [filter[field]].flat()
    if (asked.some((value) => value !== undefined && !terms[field]?.some(({ id }) => id === value)))
      fields.push({ field, message: messages.unknownValue })
  }
  return fields
}

function defineFilterAddress<Filter extends FilterOf<Filter>>(
  path: string,
  schema: z.ZodType<Filter>,
  names: FilterNames<Filter>,
) {
  /** Parses the filter without the fields in `wrong`; fields that fail the schema join them. No list has a page out of range. */
  function readFilter(params: SearchParams, wrong: readonly WrongField[] = []): ReadFilter<Filter> {
    const page = getPageParam(params)
    if (isPageOutOfRange(page)) notFound()
    const fields = givenFields(params, names)
    if (page) fields.push(['page', page])
    const given = fields.filter(([field]) => wrong.every((one) => one.field !== field))
    // an item asked for by its id needs no other filter
    const alone = given.filter(([field]) => field === 'id')
    const { data, error } = schema.safeParse(Object.fromEntries(alone.length > 0 ? alone : given))
    return error ? readFilter(params, [...wrong, ...wrongFields(error)]) : { filter: data, wrong }
  }

  /** Returns the query of a filter, without the page and without `?`. */
  function query(filter: Partial<Filter>): string {
    const values: Record<string, string | undefined> = {}
    for (const field in names) values[names[field] ?? field] = toParameter(filter[field])
    return toQuery(values)
  }

  return { readFilter, query, href: (filter: Partial<Filter>) => pageHref(path, query(filter), 1) }
}

function givenFields(params: SearchParams, names: Record<string, string | undefined>): [string, string][] {
  return Object.entries(names).flatMap(([field, name]) => {
    const value = name && getParam(params, name)
    return value ? [[field, value]] : []
  })
}

/** A period that ends before it starts is wrong as a whole: either end may be the mistake. */
function wrongFields({ issues }: z.ZodError): WrongField[] {
  const values = issues.filter(({ message }) => message !== messages.periodReversed)
  if (values.length > 0) return values.map(({ path, message }) => ({ field: String(path[0]), message }))
  return issues.flatMap(({ message }) => DAYS.map((field) => ({ field, message })))
}

function toParameter(value: Value): string | undefined {
  if (Array.isArray(value)) return value.join(',')
  return value === true ? '1' : value === undefined || value === false ? undefined : String(value)
}

const DAYS = ['start_date', 'end_date']

/** Returns «Такого вида документов нет, показаны все.»; `isWhole` if nothing else narrows the list. */
function wrongFilterText(
  wrong: readonly WrongField[],
  unknown: Partial<Record<string, string>>,
  isWhole: boolean,
): string | undefined {
  const complaints = wrong.filter(({ field }) => field !== 'page').map((one) => wrongFieldText(one, unknown))
  if (complaints.length === 0) return undefined
  return typeset(`${[...new Set(complaints)].join('. ')}, ${isWhole ? 'показаны все' : 'это условие не учтено'}.`)
}

function wrongFieldText({ field, message }: WrongField, unknown: Partial<Record<string, string>>): string {
  return unknown[field] ?? (DAYS.includes(field) && message === messages.notADate ? 'Такой даты нет' : message)
}
