import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActivityArticle, ActivityFacts } from '@/components/features/mayor/activity-article'
import { MayorActivityFeed } from '@/components/features/mayor/activity-feed'
import { MayorTabs } from '@/components/features/mayor/mayor-tabs'
import { activityHead, ACTIVITY_TITLE, activitySection } from '@/components/features/mayor/activity-section'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto, breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { activityListSchema, activitySchema } from '@/lib/domains/mayor/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

const crumbs = breadcrumbsInto(paths.mayorActivity)

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [page, site] = await Promise.all([searchParams.then(activitySection.read), getSite()])
  return pageMetadata(site, activityHead(page))
}

/** The feed, or with `?id=` one event. */
export default async function MayorActivityPage({ searchParams }: ListPageProps) {
  const { filter, answer, page, state, one: activity } = await activitySection.read(await searchParams)
  if (filter.page > page.last_page || (filter.id && !activity)) notFound()
  if (activity)
    return (
      <PageShell
        title={activity.title}
        lead={activity.lead}
        crumbs={crumbs}
        share={<ShareMenu path={paths.mayorActivityItem(activity.id)} title={activity.title} />}
        aside={<ActivityFacts activity={activity} />}
      >
        <JsonLd things={[breadcrumbSchema([...crumbs, { title: activity.title }]), activitySchema(activity)]} />
        <ActivityArticle activity={activity} />
      </PageShell>
    )
  return (
    <PageShell
      title={ACTIVITY_TITLE}
      crumbs={breadcrumbsTo(paths.mayorActivity)}
      bar={<MayorTabs current={paths.mayorActivity} />}
    >
      <JsonLd things={[breadcrumbSchema(crumbs), activityListSchema(page.data)]} />
      <MayorActivityFeed answer={answer} filter={filter} state={state} />
    </PageShell>
  )
}
