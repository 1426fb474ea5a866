import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DiscussionsBar, DiscussionsList } from '@/components/features/discussions/discussions-list'
import { discussionsHead } from '@/components/features/discussions/metadata'
import { discussionsSection } from '@/components/features/discussions/discussions-section'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { FeedLink } from '@/components/ui/share/feed-link'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { discussionsDataset } from '@/lib/domains/discussions/dataset'
import { discussionListSchemas } from '@/lib/domains/discussions/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [page, site] = await Promise.all([searchParams.then(discussionsSection.read), getSite()])
  return pageMetadata(site, discussionsHead(page, site.settings.city_genitive))
}

export default async function DiscussionsPage({ searchParams }: ListPageProps) {
  const { filter, page, state } = await discussionsSection.read(await searchParams)
  if (filter.page > page.last_page) notFound()
  const feed = paths.feed('discussions', 'rss.xml', state.query)
  return (
    <PageShell
      title="Общественные обсуждения"
      lead="Проекты решений, о которых город спрашивает жителей до того, как их принять."
      actions={<FeedLink href={feed} place="title" />}
      bar={<DiscussionsBar filter={filter} />}
    >
      <JsonLd things={discussionListSchemas(page.data)} />
      <DiscussionsList state={state} />
      <ListDownloads dataset={discussionsDataset} filter={filter} feed={feed} />
    </PageShell>
  )
}
