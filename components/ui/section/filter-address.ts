import type { z } from 'zod'
import { pageHref } from '@/components/ui/page-window'
import { messages } from '@/lib/contract/messages'
import { paramOf, queryOf, type AddressParams } from '@/lib/config/search-params'

type Value = string | number | boolean | readonly (string | number)[] | undefined

/** A filter may hold these values. */
export type FilterOf<Filter> = { [Field in keyof Filter]?: Value }

/** The names of a filter's fields in the address, in the order in which they stand there. */
export type FilterNames<Filter> = { readonly [Field in keyof Filter]?: string }

/** Names a field of a filter, and what is wrong with the value that the address gives it. */
export interface WrongField {
  field: string
  message: string
}

/** Reads a filter from the address of its list, and writes it there. */
export function defineFilterAddress<Filter extends FilterOf<Filter>>(
  path: string,
  schema: z.ZodType<Filter>,
  names: FilterNames<Filter>,
) {
  /** Reads the filter that the address asks for, without the fields whose values nobody can mean. */
  function readFilter(params: AddressParams, wrong: readonly WrongField[] = []): ReadFilter<Filter> {
    const given = givenBy(params, { ...names, page: 'page' }).filter(([field]) =>
      wrong.every((one) => one.field !== field),
    )
    // a thing that is asked for by its number leaves no room for other filters
    const alone = given.filter(([field]) => field === 'id')
    const { data, error } = schema.safeParse(Object.fromEntries(alone.length > 0 ? alone : given))
    return error ? readFilter(params, [...wrong, ...wrongFields(error)]) : { filter: data, wrong }
  }

  /** Writes the filter as it stands in an address, without the page and without `?`. */
  function query(filter: Partial<Filter>): string {
    const values: Record<string, string | undefined> = {}
    for (const field in names) values[names[field] ?? field] = toAddress(filter[field])
    return queryOf(values)
  }

  return { readFilter, query, href: (filter: Partial<Filter>) => pageHref(path, query(filter), 1) }
}

interface ReadFilter<Filter> {
  filter: Filter
  wrong: readonly WrongField[]
}

function givenBy(params: AddressParams, names: Record<string, string | undefined>): [string, string][] {
  return Object.entries(names).flatMap(([field, name]) => {
    const value = name && paramOf(params, name)
    return value ? [[field, value]] : []
  })
}

/**
 * A period that ends before it starts is wrong as a whole: nobody knows which end was meant. It is judged once both
 * its days are days.
 */
function wrongFields({ issues }: z.ZodError): WrongField[] {
  const values = issues.filter(({ message }) => message !== messages.periodReversed)
  if (values.length > 0) return values.map(({ path, message }) => ({ field: String(path[0]), message }))
  return issues.flatMap(({ message }) => ['start_date', 'end_date'].map((field) => ({ field, message })))
}

function toAddress(value: Value): string | undefined {
  if (Array.isArray(value)) return value.join(',')
  return value === true ? '1' : value === undefined || value === false ? undefined : String(value)
}
