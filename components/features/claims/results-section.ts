import { z } from 'zod'
import { defineSection } from '@/components/ui/filtered-list/section'
import { readGraphql } from '@/lib/page-data/call-operation'
import { buildPaginator, toPage } from '@/lib/contract/graphql-shapes'
import { messages } from '@/lib/contract/messages'
import { filterText, pageNumber, periodFields, withPeriod } from '@/lib/contract/shapes'
import { paginateProjects } from '@/lib/domains/claims/graphql/operations'
import { paths } from '@/lib/config/paths'
import type { SearchParams } from '@/lib/config/search-params'
import { RESULTS_PER_PAGE } from '@/lib/domains/claims/rules'
import { formatFound } from '@/lib/text/plural'

const first = RESULTS_PER_PAGE

const resultsSection = defineSection({
  read: async (filter) => (await readGraphql(paginateProjects, { ...filter, first }))?.PaginateProjects ?? null,
  filter: withPeriod(z.object({ title: filterText.optional(), ...periodFields, page: pageNumber })),
  path: paths.socialControlResults,
  title: () => 'Результаты социального контроля',
  address: { title: 'text', start_date: 'start_date', end_date: 'end_date' },
  page: toPage,
  empty: buildPaginator<never>([], { total: 0, first, page: 1 }),
  unknown: {},
  indexed: [],
  labels: () => [],
  nothing: {
    yet: 'Решённых заявок со снимками пока нет',
    yetAdvice: 'Они появятся здесь, как только ведомства ответят.',
    none: messages.nothingFound,
    advice: 'Попробуйте другие слова или период.',
    all: 'Все результаты',
  },
})

/** The form shows the filter, so the text gives only the number. */
export async function readResults(params: SearchParams) {
  const shown = await resultsSection.read(params)
  return { ...shown, state: { ...shown.state, found: { labels: [formatFound(shown.page.total)] } } }
}
