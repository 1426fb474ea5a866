import 'server-only'
import { defineFilteredPage, type FilterOf, type FilteredPage } from '@/components/ui/filtered-list/filtered-page'
import {
  presentLabels,
  type RowsPage,
  type SectionState,
  type Labels,
} from '@/components/ui/filtered-list/section-text'
import { pageHref, pageTitle } from '@/components/ui/list/page-href'
import type { SearchParams } from '@/lib/config/search-params'
import { formatFound } from '@/lib/text/plural'
import { nothingFoundTitle } from '@/components/ui/list/next-steps'

interface Definition<Filter, Answer, Row> extends FilteredPage<Filter, Answer> {
  page: (answer: Answer) => RowsPage<Row>
  title: (labels: readonly string[], filter: Filter, answer: Answer) => string
  /** Whether «Найдено N» stands above a filtered list. */
  isCounted?: boolean
  labels: (filter: Partial<Filter>, answer: Answer) => Labels
  nothing: {
    yet: string
    yetAdvice?: string
    none?: string
    advice: string
    all: string
    /** Other places that may have what this list has not. */
    elsewhere?: readonly { title: string; href: string }[]
  }
}

/** Defines a list page: its filter, URL, titles and texts. Page, feed and links share it. */
export function defineSection<Filter extends FilterOf<Filter> & { page: number; id?: number }, Answer, Row>(
  definition: Definition<Filter, Answer, Row>,
) {
  const { path, title, nothing, isCounted } = definition
  const { query, href, readAnswer } = defineFilteredPage(definition)

  /** Reads the list page of a URL, or with `?id=` one item. */
  async function read(params: SearchParams) {
    const { filter, answer, query: address, wrong, noindex } = await readAnswer(params)
    const page = definition.page(answer)
    const labels = presentLabels(definition.labels(filter, answer))
    const text = new URLSearchParams(address).get('text') ?? undefined
    const state: SectionState<Row> = {
      path,
      query: address,
      page,
      wrong,
      found:
        isCounted && labels.length > 0 ? { labels: [formatFound(page.total), ...labels], resetHref: path } : undefined,
      nothing:
        address === ''
          ? { title: nothing.yet, advice: nothing.yetAdvice }
          : {
              title: nothing.none ?? nothingFoundTitle(text),
              advice: nothing.advice,
              all: nothing.all,
              steps: { text, elsewhere: nothing.elsewhere, conditions: listConditions(filter, answer) },
            },
    }
    const head = {
      title: pageTitle(filter.page, title(labels, filter, answer)),
      path: pageHref(path, address, filter.page),
      noindex,
    }
    return { filter, answer, page, one: filter.id ? page.data[0] : undefined, labels, state, head }
  }

  /** One condition is dropped by the link to the whole list. */
  function listConditions(filter: Filter, answer: Answer) {
    const fields = Object.keys(definition.address) as (keyof Filter)[]
    const conditions = fields.flatMap((field) => {
      const [title] = filter[field] === undefined ? [] : presentLabels(definition.labels(pick(filter, field), answer))
      return title === undefined ? [] : [{ title, href: href({ ...filter, [field]: undefined }) }]
    })
    return conditions.length > 1 ? conditions : []
  }

  return { path, query, href, read }
}

function pick<Filter>(filter: Filter, field: keyof Filter): Partial<Filter> {
  const one: Partial<Filter> = {}
  one[field] = filter[field]
  return one
}
