import { reportsPage, type ReportFilter } from '@/components/features/services/reports-section'
import { Tabs } from '@/components/ui/tabs'
import type { ServiceReport } from '@/lib/domains/services/contract'

const kinds = [
  { kind: undefined, label: 'Всё' },
  { kind: 'report', label: 'Отчёты' },
  { kind: 'methodical', label: 'Методические материалы' },
] as const

/** Draws the kinds as tabs, which keep the chosen year. */
export function ReportTabs({ reports, filter }: { reports: readonly ServiceReport[]; filter: ReportFilter }) {
  const items = kinds.map(({ kind, label }) => ({
    href: reportsPage.href({ ...filter, kind }),
    label,
    current: kind === filter.kind,
    count: reports.filter((report) => matchesFilter(report, { ...filter, kind })).length,
  }))
  return <Tabs label="Вид материалов" items={items} />
}

export function matchesFilter(report: ServiceReport, { kind, year }: ReportFilter): boolean {
  return (!kind || report.kind === kind) && (!year || report.year === year)
}
