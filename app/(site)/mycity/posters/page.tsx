import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PostersBar } from '@/components/features/posters/posters-bar'
import { PostersCalendar } from '@/components/features/posters/posters-calendar'
import { postersHead } from '@/components/features/posters/metadata'
import { PostersList, postersFeedHref, PostersSubscribe } from '@/components/features/posters/posters-list'
import { readPostersPage } from '@/components/features/posters/queries'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { WrongFilterNote } from '@/components/ui/filtered-list/found-summary'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { posterListSchema } from '@/lib/domains/posters/schema-org'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { postersDataset } from '@/lib/domains/posters/dataset'
import { paths } from '@/lib/config/paths'
import type { ListPageProps } from '@/lib/config/search-params'

const breadcrumbs = breadcrumbSchema([{ title: 'Афиша', href: paths.posters }])

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [found, site] = await Promise.all([searchParams.then(readPostersPage), getSite()])
  return pageMetadata(site, postersHead(found, site.settings.city_genitive))
}

export default async function PostersPage({ searchParams }: ListPageProps) {
  const { page, list, ofDay, wrong } = await readPostersPage(await searchParams)
  if (page.filter.page > list.posters.last_page) notFound()
  const now = new Date()
  return (
    <PageShell
      title="Афиша"
      crumbs={breadcrumbsTo(paths.posters)}
      actions={<PostersSubscribe filter={page.filter} />}
      bar={<PostersBar page={page} categories={list.categories} />}
    >
      <JsonLd things={[breadcrumbs, posterListSchema((ofDay?.posters ?? list.posters).data)]} />
      <WrongFilterNote text={wrong} />
      {page.view === 'calendar' ? (
        <PostersCalendar page={page} calendar={list.calendar} ofDay={ofDay} now={now} />
      ) : (
        <PostersList list={list} page={page} now={now} />
      )}
      <ListDownloads dataset={postersDataset} filter={page.filter} feed={postersFeedHref(page.filter)} />
    </PageShell>
  )
}
