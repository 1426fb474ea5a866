import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ideasFilterQuery } from '@/components/features/ideas/idea-filter'
import { IdeasBar } from '@/components/features/ideas/ideas-bar'
import { ideasHead } from '@/components/features/ideas/metadata'
import { IdeasList } from '@/components/features/ideas/ideas-list'
import { ProposeLink } from '@/components/features/ideas/propose-link'
import { readIdeasPage } from '@/components/features/ideas/queries'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { WrongFilterNote } from '@/components/ui/filtered-list/found-summary'
import { FeedLink } from '@/components/ui/share/feed-link'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { ideasDataset } from '@/lib/domains/ideas/dataset'
import { ideaListSchemas } from '@/lib/domains/ideas/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

const TITLE = 'Все инициативы'

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [page, site] = await Promise.all([searchParams.then(readIdeasPage), getSite()])
  return pageMetadata(site, ideasHead(page, site.settings.city_genitive))
}

export default async function AllIdeasPage({ searchParams }: ListPageProps) {
  const { filter, ideas, categories, threshold, wrong } = await readIdeasPage(await searchParams)
  if (filter.page > ideas.last_page) notFound()
  const feed = paths.feed('ideas', 'rss.xml', ideasFilterQuery(filter))
  return (
    <PageShell
      title={TITLE}
      crumbs={breadcrumbsTo(paths.allIdeas)}
      mainAction={
        <>
          <ProposeLink />
          <FeedLink href={feed} place="title" />
        </>
      }
      bar={<IdeasBar categories={categories} filter={filter} />}
    >
      <JsonLd things={ideaListSchemas(TITLE, ideas.data)} />
      <WrongFilterNote text={wrong} />
      <IdeasList filter={filter} ideas={ideas} categories={categories} threshold={threshold} />
      <ListDownloads dataset={ideasDataset} filter={filter} feed={feed} />
    </PageShell>
  )
}
