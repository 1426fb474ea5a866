import { toShownFile } from '@/components/ui/file/shown-file'
import type { ServiceReport } from '@/lib/domains/services/contract'

const kindLabels: Record<ServiceReport['kind'], string> = { report: 'Отчёт', methodical: 'Методический материал' }

export type ReportYear = ReturnType<typeof toReportYear>

export function toReportYear(year: number, reports: readonly ServiceReport[]) {
  return { year, reports: reports.filter((report) => report.year === year).map(toReportRow) }
}

function toReportRow({ id, title, kind, join_documents: files }: ServiceReport) {
  return { id, title, kind: kindLabels[kind], files: files.map(toShownFile) }
}
