import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActivityBar } from '@/components/features/government-activity/activity-bar'
import { ActivityList } from '@/components/features/government-activity/activity-list'
import { activityTabs, activityYears, toActivityRow } from '@/components/features/government-activity/activity-row'
import { readActivity } from '@/components/features/government-activity/activity-section'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { formatRows } from '@/components/ui/filtered-list/section-text'
import { paths } from '@/lib/config/paths'
import type { ListPageProps } from '@/lib/config/search-params'
import { activityListSchema } from '@/lib/domains/government-activity/schema-org'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'

const title = 'Деятельность'
const crumbs = breadcrumbsTo(paths.activity)
const breadcrumbs = breadcrumbSchema([...crumbs, { title, href: paths.activity }])

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [{ head }, site] = await Promise.all([searchParams.then(readActivity), getSite()])
  return pageMetadata(site, {
    ...head,
    description: `Планы, отчёты, программы, статистика и вакансии ${site.settings.city_genitive || 'города'}: что задумано, что сделано и кто нужен.`,
  })
}

export default async function ActivityPage({ searchParams }: ListPageProps) {
  const { filter, answer, page, state } = await readActivity(await searchParams)
  if (filter.page > page.last_page) notFound()
  const now = new Date()
  return (
    <PageShell
      title={title}
      crumbs={crumbs}
      lead="Что администрация задумала, что сделала и кого ищет на работу."
      bar={<ActivityBar tabs={activityTabs(answer, filter)} years={activityYears(answer, filter)} filter={filter} />}
    >
      <JsonLd things={[breadcrumbs, activityListSchema(page.data)]} />
      <ActivityList state={formatRows(state, (item) => toActivityRow(item, now))} />
    </PageShell>
  )
}
