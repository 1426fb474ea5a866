import type { Metadata } from 'next'
import { HistoryTimeline } from '@/components/features/city/history-timeline'
import { getHistory } from '@/components/features/city/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { EmptyState } from '@/components/ui/list/empty-state'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { aboutPageSchemas } from '@/lib/domains/site/schema-org-pages'

const crumbs = breadcrumbsTo(paths.cityHistory)

export async function generateMetadata(): Promise<Metadata> {
  const [site, history] = await Promise.all([getSite(), getHistory()])
  return pageMetadata(site, {
    title: history?.title || 'История города',
    description: history?.lead || 'История города по эпохам и годам.',
    path: paths.cityHistory,
    seo: history?.seo,
  })
}

export default async function CityHistoryPage() {
  const history = await getHistory()
  const title = history?.title || 'История города'
  const eras = history?.eras ?? []
  return (
    <PageShell title={title} lead={history?.lead} crumbs={crumbs}>
      <JsonLd things={aboutPageSchemas({ title, description: history?.lead, path: paths.cityHistory }, crumbs)} />
      {eras.length > 0 ? (
        <HistoryTimeline eras={eras} />
      ) : (
        <EmptyState title="Очерк готовится">Историю города пишут краеведы; она скоро появится здесь.</EmptyState>
      )}
    </PageShell>
  )
}
