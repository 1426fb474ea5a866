import { z } from 'zod'
import { defineFilteredPage } from '@/components/ui/section/filtered-page'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { listServiceReports, serviceReport } from '@/lib/domains/services/contract'

const reportFilter = z.object({ kind: serviceReport.shape.kind.optional(), year: z.coerce.number().int().optional() })
export type ReportFilter = z.infer<typeof reportFilter>

/**
 * Reads reports and methodological materials. All of them are loaded, and the page shows those that the address asks
 * for.
 */
export const reportsPage = defineFilteredPage({
  read: () => read(listServiceReports),
  filter: reportFilter,
  path: paths.servicesReports,
  address: { kind: 'kind', year: 'year' },
  empty: { reports: [] },
  terms: ({ reports }) => ({ year: reports.map(({ year: id }) => ({ id })) }),
  unknown: { kind: 'Такого вида материалов нет', year: 'Материалов за такой год нет' },
  indexed: ['year'],
})
