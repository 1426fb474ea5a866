import { z } from 'zod'
import { toReportYear } from '@/components/features/services/report-year'
import { ReportYears } from '@/components/features/services/report-years'
import { EmptyState } from '@/components/ui/list/empty-state'
import { NextSteps } from '@/components/ui/list/next-steps'
import { LinkButton } from '@/components/ui/button/button'
import { Tag } from '@/components/ui/list/tag'
import { messages } from '@/lib/contract/messages'
import { type ServiceReport, listServiceReports, serviceReport } from '@/lib/domains/services/contract'
import { paths } from '@/lib/config/paths'
import { Tabs } from '@/components/ui/list/tabs'
import { defineFilteredPage } from '@/components/ui/filtered-list/filtered-page'
import { read } from '@/lib/page-data/call-operation'

interface ReportsProps {
  reports: readonly ServiceReport[]
  filter: ReportFilter
}

export function ReportsList({ reports, filter }: ReportsProps) {
  const shown = reports.filter((report) => matchesFilter(report, filter))
  const years = [...new Set(shown.map(({ year }) => year))]
  if (shown.length === 0) return <NothingFound isFiltered={reports.length > 0} />
  return (
    <>
      <YearTags reports={reports} filter={filter} />
      <ReportYears years={years.map((year) => toReportYear(year, shown))} />
    </>
  )
}

function YearTags({ reports, filter }: ReportsProps) {
  const years = [...new Set(reports.map(({ year }) => year))]
  if (years.length < 2) return null
  return (
    <nav aria-label="Годы">
      <ul className="tabular flex flex-wrap gap-2">
        <li>
          <Tag href={reportsPage.href({ ...filter, year: undefined })} current={!filter.year}>
            Все годы
          </Tag>
        </li>
        {years.map((year) => (
          <li key={year}>
            <Tag href={reportsPage.href({ ...filter, year })} current={filter.year === year}>
              {year}
            </Tag>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title="Материалы пока не опубликованы" />
  return (
    <EmptyState
      title={messages.nothingFound}
      action={
        <LinkButton href={paths.servicesReports} variant="secondary">
          Показать всё
        </LinkButton>
      }
    >
      За этот год таких материалов нет. Посмотрите другой год или другой вид.
      <NextSteps />
    </EmptyState>
  )
}

const kinds = [
  { kind: undefined, label: 'Всё' },
  { kind: 'report', label: 'Отчёты' },
  { kind: 'methodical', label: 'Методические материалы' },
] as const

export function ReportTabs({ reports, filter }: { reports: readonly ServiceReport[]; filter: ReportFilter }) {
  const items = kinds.map(({ kind, label }) => ({
    href: reportsPage.href({ ...filter, kind }),
    label,
    current: kind === filter.kind,
    count: reports.filter((report) => matchesFilter(report, { ...filter, kind })).length,
  }))
  return <Tabs label="Вид материалов" items={items} />
}

function matchesFilter(report: ServiceReport, { kind, year }: ReportFilter): boolean {
  return (!kind || report.kind === kind) && (!year || report.year === year)
}

const reportFilter = z.object({ kind: serviceReport.shape.kind.optional(), year: z.coerce.number().int().optional() })
type ReportFilter = z.infer<typeof reportFilter>

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
