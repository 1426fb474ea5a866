import type { Metadata } from 'next'
import { NewsArticle, NewsEnd } from '@/components/features/news/news-article'
import { NewsFacts } from '@/components/features/news/news-facts'
import { NewsMeta } from '@/components/features/news/news-meta'
import { getNewsAt, getNewsItem, newsWay } from '@/components/features/news/queries'
import { JsonLd } from '@/components/features/seo/json-ld'
import { newsMetadata } from '@/lib/config/page-metadata'
import { newsItemThings } from '@/lib/config/schema-org'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { paths } from '@/lib/config/paths'

interface Props {
  params: Promise<{ id: string; url: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [site, item] = await Promise.all([getSite(), getNewsItem((await params).id)])
  return item ? newsMetadata(site, item) : {}
}

export default async function MessagesItemPage({ params }: Props) {
  const { id, url } = await params
  const [site, item] = await Promise.all([getSite(), getNewsAt(paths.messagesItem(Number(id), url), id)])
  const way = newsWay(item)
  return (
    <>
      <JsonLd things={newsItemThings(item, way, site)} />
      <PageShell
        title={item.title}
        lead={item.lead}
        crumbs={way}
        meta={<NewsMeta news={item} />}
        aside={<NewsFacts item={item} />}
      >
        <NewsArticle item={item} />
      </PageShell>
      <NewsEnd item={item} />
    </>
  )
}
