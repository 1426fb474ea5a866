import 'server-only'
import { cache } from 'react'
import type { z } from 'zod'
import { defineFilterAddress, type FilterNames, type FilterOf } from '@/components/ui/section/filter-address'
import { spoken, wrongWords, type SectionState, type Words } from '@/components/ui/section/section-words'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { messages } from '@/lib/contract/messages'
import type { Page } from '@/lib/contract/shapes'
import { isSectionQuery, type AddressParams } from '@/lib/shared/address-params'
import { countOf, formatNumber, type PluralForms } from '@/lib/shared/plural'

interface Definition<Filter, Answer, Row> {
  /** Asks the operation of the list; null where it could not be loaded. */
  read: (filter: Filter) => Promise<Answer | null>
  filter: z.ZodType<Filter>
  path: string
  title: string
  /** Names of the filter's fields in the address, in the order in which they stand there. */
  address: FilterNames<Filter>
  page: (answer: Answer) => Page<Row>
  empty: NoInfer<Answer>
  /** Dictionaries whose words the filter names by number: a number that stands in none of them is unknown. */
  terms: (answer: Answer) => { [Field in keyof Filter]?: readonly { id: number }[] }
  /** What is said of a value that nobody knows. */
  unknown: { [Field in keyof Filter]?: string }
  /** Parameters that make a section of their own in an index, with the words of the filter in its title. */
  indexed: readonly string[]
  counted: PluralForms
  /** Each filter that is on, in words. */
  words: (filter: Partial<Filter>, answer: Answer) => Words
  /** What is said where nothing was ever published, and where nothing is found. */
  nothing: { yet: string; advice: string; all: string }
}

/** A list with its filter, the address that holds them, and the words that say so: all that its page, its feed and links to it ask. */
export function defineSection<
  Filter extends FilterOf<Filter> & { page: number; text?: string | undefined },
  Answer,
  Row,
>(definition: Definition<Filter, Answer, Row>) {
  const { path, title, indexed, terms, unknown, nothing, counted } = definition
  const { readFilter, query, href } = defineFilterAddress(path, definition.filter, definition.address)

  /** Title and content of a page ask for the same list with filters made anew: the text of the filter is the key. */
  const load = cache(async (filter: string) => definition.read(definition.filter.parse(JSON.parse(filter))))

  /** What an address shows. A number that is in no dictionary is told and left out, as an impossible value is. */
  async function readShown(params: AddressParams) {
    const said = readFilter(params)
    const answer = await load(JSON.stringify(said.filter))
    const strangers = answer ? unknownFields(said.filter, terms(answer)) : []
    if (strangers.length === 0) return { ...said, answer: answer ?? definition.empty }
    const right = readFilter(params, [...said.wrong, ...strangers])
    return { ...right, answer: (await load(JSON.stringify(right.filter))) ?? definition.empty }
  }

  async function read(params: AddressParams) {
    const { filter, wrong, answer } = await readShown(params)
    const page = definition.page(answer)
    const said = query(filter)
    const words = spoken(definition.words(filter, answer))
    const wrongSaid = wrongWords(wrong, unknown, said === '')
    const state: SectionState<Row> = {
      ...{ path, query: said, page, wrong: wrongSaid },
      found:
        words.length === 0
          ? { words: [`Всего ${countOf(page.total, counted)}`] }
          : { words: [`Найдено ${formatNumber(page.total)}`, ...words], resetHref: path },
      nothing:
        said === ''
          ? { title: nothing.yet }
          : {
              title: filter.text ? messages.nothingFoundFor(filter.text) : messages.nothingFound,
              ...{ advice: nothing.advice, all: nothing.all },
            },
    }
    const head = {
      title: pageTitle(filter.page, title, ...words),
      path: pageHref(path, said, filter.page),
      noindex: wrongSaid !== undefined || !isSectionQuery(said, indexed),
    }
    return { filter, answer, page, state, head }
  }

  return { path, query, href, read }
}

function unknownFields<Filter>(filter: Filter, terms: { [Field in keyof Filter]?: readonly { id: number }[] }) {
  const fields: { field: string; message: string }[] = []
  for (const field in terms) {
    const value = filter[field]
    if (value !== undefined && !terms[field]?.some(({ id }) => id === value))
      fields.push({ field, message: messages.unknownValue })
  }
  return fields
}
