import { z } from 'zod'
import { defineSection } from '@/components/ui/section/section'
import { readGraphql } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { buildPaginator, pageOfPaginator } from '@/lib/contract/graphql-shapes'
import { messages } from '@/lib/contract/messages'
import { filterText, pageNumber, periodFields, withPeriod } from '@/lib/contract/shapes'
import { paginateProjects } from '@/lib/domains/claims/graphql/operations'
import type { AddressParams } from '@/lib/config/search-params'
import { RESULTS_PER_PAGE } from '@/lib/domains/claims/rules'
import { totalFound } from '@/lib/text/plural'

const first = RESULTS_PER_PAGE

/** Defines the list of solved claims with the place before and after: its filter, its address and its texts. */
const resultsSection = defineSection({
  read: async (filter) => (await readGraphql(paginateProjects, { ...filter, first }))?.PaginateProjects ?? null,
  filter: withPeriod(z.object({ title: filterText.optional(), ...periodFields, page: pageNumber })),
  path: paths.socialControlResults,
  title: () => 'Результаты социального контроля',
  address: { title: 'text', start_date: 'start_date', end_date: 'end_date' },
  page: pageOfPaginator,
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

export type ResultsPage = Awaited<ReturnType<typeof readResults>>

/** Returns what an address of the list shows. The form shows the filter, so only the number is said in words. */
export async function readResults(params: AddressParams) {
  const shown = await resultsSection.read(params)
  return { ...shown, state: { ...shown.state, found: { labels: [totalFound(shown.page.total)] } } }
}
