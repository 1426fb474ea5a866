import { z } from 'zod'
import { defineFilteredPage } from '@/components/ui/section/filtered-page'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { listServiceReports, serviceReport } from '@/lib/domains/services/contract'

const reportFilter = z.object({ kind: serviceReport.shape.kind.optional(), year: z.coerce.number().int().optional() })
export type ReportFilter = z.infer<typeof reportFilter>

/** All reports are loaded; the page filters them. */
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
