import type { Metadata } from 'next'
import { JsonLd } from '@/components/features/site/json-ld'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto, breadcrumbsTo } from '@/lib/navigation/section-links'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { collectionPageSchema } from '@/lib/domains/site/schema-org-pages'
import { ReportTabs, ReportsList, reportsPage } from '@/components/features/services/reports-list'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { WrongFilterNote } from '@/components/ui/filtered-list/found-summary'
import { paths } from '@/lib/config/paths'
import type { ListPageProps } from '@/lib/config/search-params'

const title = 'Отчёты и методические материалы'
const breadcrumbs = breadcrumbSchema(breadcrumbsInto(paths.servicesReports))

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [{ filter, noindex }, site] = await Promise.all([searchParams.then(reportsPage.readAnswer), getSite()])
  return pageMetadata(site, {
    title: filter.year ? `${title} за ${filter.year} год` : title,
    description:
      `Как оказывают муниципальные услуги ${site.settings.city_genitive || 'города'}: отчёты, мониторинг ` +
      'качества и методические материалы по годам.',
    path: reportsPage.href(filter),
    noindex,
  })
}

export default async function ServicesReportsPage({ searchParams }: ListPageProps) {
  const { answer, filter, wrong } = await reportsPage.readAnswer(await searchParams)
  const { reports } = answer
  return (
    <PageShell
      title={title}
      crumbs={breadcrumbsTo(paths.servicesReports)}
      bar={<ReportTabs reports={reports} filter={filter} />}
    >
      <JsonLd things={[breadcrumbs, collectionPageSchema({ title, path: paths.servicesReports })]} />
      <WrongFilterNote text={wrong} />
      <ReportsList reports={reports} filter={filter} />
    </PageShell>
  )
}
