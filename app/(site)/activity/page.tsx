import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActivityBar } from '@/components/features/government-activity/activity-bar'
import { ActivityList } from '@/components/features/government-activity/activity-list'
import { activityQuery, getActivity, readActivityFilter } from '@/components/features/government-activity/queries'
import { JsonLd } from '@/components/features/seo/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { pageMetadata } from '@/lib/site/page-metadata'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { activityListSchema } from '@/lib/domains/government/machine'
import { isSectionQuery, type AddressParams } from '@/lib/shared/address-params'

const title = 'Деятельность'
const steps = [
  { title: 'Главная', path: paths.home },
  { title, path: paths.activity },
]

interface Props {
  searchParams: Promise<AddressParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [filter, site] = await Promise.all([searchParams.then(readActivityFilter), getSite()])
  const type = (await getActivity(filter)).activity_types.find(({ id }) => id === filter.type)
  const name = type ? `${type.title}: деятельность администрации` : 'Деятельность администрации'
  return pageMetadata(site, {
    title: pageTitle(filter.page, name),
    description: `Планы, отчёты, программы, статистика и вакансии ${site.settings.city_genitive || 'города'}: что задумано, что сделано и кто нужен.`,
    path: pageHref(paths.activity, activityQuery(filter), filter.page),
    noindex: !isSectionQuery(activityQuery(filter), type ? ['type'] : []),
  })
}

export default async function ActivityPage({ searchParams }: Props) {
  const filter = readActivityFilter(await searchParams)
  const list = await getActivity(filter)
  if (filter.page > list.activity_items.last_page) notFound()
  return (
    <PageShell
      title={title}
      lead="Что администрация задумала, что сделала и кого ищет на работу."
      bar={<ActivityBar list={list} filter={filter} />}
    >
      <JsonLd things={[breadcrumbSchema(steps), activityListSchema(list.activity_items.data)]} />
      <ActivityList list={list} filter={filter} now={new Date()} />
    </PageShell>
  )
}
