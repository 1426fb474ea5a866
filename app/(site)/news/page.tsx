import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NewsBar } from '@/components/features/news/news-bar'
import { NEWS_TITLE, newsHead } from '@/components/features/news/news-head'
import { NewsList } from '@/components/features/news/news-list'
import {
  getNewsList,
  newsHref,
  newsQuery,
  readNewsFilter,
  type AddressParams,
} from '@/components/features/news/queries'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/seo/json-ld'
import { FeedLink } from '@/components/ui/feed-link'
import { pageMetadata } from '@/lib/site/page-metadata'
import { newsListThings } from '@/lib/domains/news/machine'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { newsDataset } from '@/lib/domains/datasets/lists/publications'
import { paths } from '@/lib/config/paths'

interface Props {
  searchParams: Promise<AddressParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { filter, title, site } = await readPage(searchParams)
  return pageMetadata(site, newsHead(filter, title, site.settings.city_genitive))
}

export default async function NewsPage({ searchParams }: Props) {
  const { filter, list, title } = await readPage(searchParams)
  if (filter.page > list.news.last_page) notFound()
  return (
    <PageShell
      title={title}
      actions={<FeedLink href={paths.feed('news', 'rss.xml', newsQuery(filter))} />}
      bar={<NewsBar types={list.news_types} filter={filter} />}
    >
      <JsonLd things={newsListThings(list.news.data, filter.type ? { title, path: newsHref(filter) } : undefined)} />
      <NewsList list={list} filter={filter} />
      <ListDownloads dataset={newsDataset} filter={filter} />
    </PageShell>
  )
}

async function readPage(searchParams: Props['searchParams']) {
  const filter = readNewsFilter(await searchParams)
  const [list, site] = await Promise.all([getNewsList(filter), getSite()])
  return { filter, list, site, title: list.news_types.find(({ code }) => code === filter.type)?.title ?? NEWS_TITLE }
}
