import 'server-only'
import { cache } from 'react'
import type { z } from 'zod'
import { defineFilterAddress, type FilterNames, type FilterOf } from '@/components/ui/section/filter-address'
import { wrongWords } from '@/components/ui/section/section-words'
import { messages } from '@/lib/contract/messages'
import { isSectionQuery, type AddressParams } from '@/lib/config/search-params'

export interface FilteredAnswer<Filter, Answer> {
  /** Asks the operation behind the page; null where it could not be loaded. */
  read: (filter: Filter) => Promise<Answer | null>
  filter: z.ZodType<Filter>
  path: string
  /** The names of the filter's fields in the address, in the order in which they stand there. */
  address: FilterNames<Filter>
  empty: NoInfer<Answer>
  /** The filter names words of these dictionaries: a value that stands in none of them is unknown. */
  terms?: (answer: Answer) => { [Field in keyof Filter]?: readonly { id: string | number }[] }
  /** Says these words of a value that nobody knows. */
  unknown: { [Field in keyof Filter]?: string }
  /** These parameters make a section of their own in an index, with a title of its own. */
  indexed: readonly string[]
}

/** Shows an address whose filter narrows an answer. An unknown or impossible value is reported and left out. */
export function defineFilteredAnswer<Filter extends FilterOf<Filter>, Answer>(
  definition: FilteredAnswer<Filter, Answer>,
) {
  const { path, terms, unknown, indexed, empty } = definition
  const { readFilter, query, href } = defineFilterAddress(path, definition.filter, definition.address)

  /** Title and content of a page ask for the same list with filters made anew: the text of the filter is the key. */
  const load = cache(async (filter: string) => definition.read(definition.filter.parse(JSON.parse(filter))))

  async function readAnswer(params: AddressParams) {
    const asked = readFilter(params)
    const answer = await load(JSON.stringify(asked.filter))
    const strangers = answer && terms ? unknownFields(asked.filter, terms(answer)) : []
    if (strangers.length === 0) return shown(asked, answer)
    const right = readFilter(params, [...asked.wrong, ...strangers])
    return shown(right, await load(JSON.stringify(right.filter)))
  }

  function shown({ filter, wrong }: ReturnType<typeof readFilter>, answer: Answer | null) {
    const asked = query(filter)
    const words = wrongWords(wrong, unknown, asked === '')
    const noindex = words !== undefined || !isSectionQuery(asked, indexed)
    return { filter, query: asked, answer: answer ?? empty, wrong: words, noindex }
  }

  return { path, query, href, readFilter, readAnswer }
}

function unknownFields<Filter>(
  filter: Filter,
  terms: { [Field in keyof Filter]?: readonly { id: string | number }[] },
) {
  const fields: { field: string; message: string }[] = []
  for (const field in terms) {
    const asked: readonly unknown[] = [filter[field]].flat()
    if (asked.some((value) => value !== undefined && !terms[field]?.some(({ id }) => id === value)))
      fields.push({ field, message: messages.unknownValue })
  }
  return fields
}
