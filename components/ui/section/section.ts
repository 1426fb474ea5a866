import 'server-only'
import type { FilterOf } from '@/components/ui/section/filter-address'
import { defineFilteredAnswer, type FilteredAnswer } from '@/components/ui/section/filtered-answer'
import { presentWords, type RowsPage, type SectionState, type Words } from '@/components/ui/section/section-words'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { messages } from '@/lib/contract/messages'
import type { AddressParams } from '@/lib/config/search-params'
import { totalFound } from '@/lib/text/plural'

interface Definition<Filter, Answer, Row> extends FilteredAnswer<Filter, Answer> {
  page: (answer: Answer) => RowsPage<Row>
  /** Makes the title of the page of the words of its filter; without the number of the page. */
  title: (words: readonly string[], filter: Filter, answer: Answer) => string
  /** Without it nothing is counted above the list. */
  isCounted?: true
  /** Words each filter that is on. */
  words: (filter: Partial<Filter>, answer: Answer) => Words
  /** Says it where nothing was ever published, and where nothing is found. */
  nothing: { yet: string; yetAdvice?: string; none?: string; advice: string; all: string }
}

/** Defines a list's filter, its address and its words: the page, the feed and links to it ask this alone. */
export function defineSection<Filter extends FilterOf<Filter> & { page: number; id?: number }, Answer, Row>(
  definition: Definition<Filter, Answer, Row>,
) {
  const { path, title, nothing, isCounted } = definition
  const { query, href, readAnswer } = defineFilteredAnswer(definition)

  /** Reads what an address shows: a page of the list, or with `?id=` one of its things alone. */
  async function read(params: AddressParams) {
    const { filter, answer, query: address, wrong, noindex } = await readAnswer(params)
    const page = definition.page(answer)
    const words = presentWords(definition.words(filter, answer))
    const state: SectionState<Row> = {
      path,
      query: address,
      page,
      wrong,
      found: isCounted && {
        words: [totalFound(page.total), ...words],
        resetHref: words.length === 0 ? undefined : path,
      },
      nothing:
        address === ''
          ? { title: nothing.yet, advice: nothing.yetAdvice }
          : { title: nothing.none ?? nothingFound(address), advice: nothing.advice, all: nothing.all },
    }
    const head = {
      title: pageTitle(filter.page, title(words, filter, answer)),
      path: pageHref(path, address, filter.page),
      noindex,
    }
    return { filter, answer, page, one: filter.id ? page.data[0] : undefined, words, state, head }
  }

  return { path, query, href, read }
}

/** The words that were looked for are `text` in every address. */
function nothingFound(query: string): string {
  const text = new URLSearchParams(query).get('text')
  return text ? messages.nothingFoundFor(text) : messages.nothingFound
}
