import type { Metadata } from 'next'
import { JsonLd } from '@/components/features/seo/json-ld'
import { pageMetadata } from '@/lib/site/page-metadata'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { collectionPageSchema } from '@/lib/domains/site/schema-org-pages'
import { getServiceReports, readReportFilter, reportsHref } from '@/components/features/services/queries'
import { ReportTabs } from '@/components/features/services/report-tabs'
import { ReportsList } from '@/components/features/services/reports-list'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { paths } from '@/lib/config/paths'
import type { AddressParams } from '@/lib/shared/address-params'

const title = 'Отчёты и методические материалы'
const steps = [
  { title: 'Главная', path: paths.home },
  { title: 'Каталог услуг', path: paths.servicesCatalog },
  { title, path: paths.servicesReports },
]

interface Props {
  searchParams: Promise<AddressParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [filter, site] = await Promise.all([searchParams.then(readReportFilter), getSite()])
  return pageMetadata(site, {
    title: filter.year ? `${title} за ${filter.year} год` : title,
    description: `Как оказывают муниципальные услуги ${site.settings.city_genitive || 'города'}: отчёты, мониторинг качества и методические материалы по годам.`,
    path: reportsHref(filter),
    noindex: filter.kind !== undefined,
  })
}

export default async function ServicesReportsPage({ searchParams }: Props) {
  const filter = readReportFilter(await searchParams)
  const reports = await getServiceReports()
  return (
    <PageShell
      title={title}
      crumbs={[{ title: 'Каталог услуг', href: paths.servicesCatalog }]}
      bar={<ReportTabs reports={reports} filter={filter} />}
    >
      <JsonLd things={[breadcrumbSchema(steps), collectionPageSchema({ title, path: paths.servicesReports })]} />
      <ReportsList reports={reports} filter={filter} />
    </PageShell>
  )
}
