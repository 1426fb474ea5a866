import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NewsBar } from '@/components/features/news/news-bar'
import { newsHead } from '@/components/features/news/metadata'
import { NewsList } from '@/components/features/news/news-list'
import { toNewsRow } from '@/components/features/news/news-row'
import { newsSection, newsTabs, readNews } from '@/components/features/news/news-section'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/site/json-ld'
import { formatRows } from '@/components/ui/filtered-list/section-text'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/link'
import { FeedLink } from '@/components/ui/share/feed-link'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { newsListSchemas } from '@/lib/domains/news/schema-org'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { newsDataset } from '@/lib/domains/news/dataset'
import { paths } from '@/lib/config/paths'
import type { ListPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [page, site] = await Promise.all([searchParams.then(readNews), getSite()])
  return pageMetadata(site, newsHead(page, site.settings.city_genitive))
}

export default async function NewsPage({ searchParams }: ListPageProps) {
  const { filter, answer, page, state, title } = await readNews(await searchParams)
  const { type, tag, text } = filter
  if (filter.page > page.last_page) notFound()
  const feed = paths.feed('news', 'rss.xml', state.query)
  return (
    <PageShell
      title={title}
      actions={
        <>
          <Link href={paths.newsByMail(type)} className="link inline-flex min-h-11 items-center gap-2 print:hidden">
            <Icon name="mail" className="size-5" />
            Новости на почту
          </Link>
          <FeedLink href={feed} place="title" />
        </>
      }
      bar={<NewsBar tabs={newsTabs(answer.news_types, filter)} filter={{ type, tag, text }} />}
    >
      <JsonLd
        things={newsListSchemas(page.data, filter.type ? { title, href: newsSection.href(filter) } : undefined)}
      />
      <NewsList state={formatRows(state, toNewsRow)} />
      <ListDownloads dataset={newsDataset} filter={filter} feed={feed} />
    </PageShell>
  )
}
