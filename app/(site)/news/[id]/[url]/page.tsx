import type { Metadata } from 'next'
import { NewsEnd, newsPage, newsPageMetadata, newsSchemas } from '@/components/features/news/news-page'
import { getNewsAt } from '@/components/features/news/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { paths } from '@/lib/config/paths'

interface Props {
  params: Promise<{ id: string; url: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return newsPageMetadata((await params).id, await getSite())
}

export default async function NewsItemPage({ params }: Props) {
  const { id, url } = await params
  const item = await getNewsAt(paths.newsItem(Number(id), url), id)
  return (
    <>
      <JsonLd things={newsSchemas(item)} />
      <PageShell {...newsPage(item)} />
      <NewsEnd item={item} />
    </>
  )
}
