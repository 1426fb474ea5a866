'use client'

import type { ReportYear } from '@/components/features/services/report-year'
import { FileLinks } from '@/components/ui/file/file-links'
import { TitledSection } from '@/components/ui/text/titled-section'

export function ReportYears({ years }: { years: readonly ReportYear[] }) {
  return years.map(({ year, reports }) => (
    <TitledSection
      key={year}
      id={`year-${year}`}
      title={year}
      headingClassName="tabular pt-5 text-h2 lg:pt-6"
      className="mt-8 border-t border-line-strong lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-10"
    >
      <ul className="divide-y divide-line">
        {reports.map(({ id, title, kind, files }) => (
          <li key={id} className="py-5 lg:py-6">
            <p className="text-sm text-ink-soft">{kind}</p>
            <h3 className="mt-1 max-w-measure text-lg leading-6.5 font-semibold">{title}</h3>
            <div className="mt-1.5">
              <FileLinks files={files} />
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  ))
}
