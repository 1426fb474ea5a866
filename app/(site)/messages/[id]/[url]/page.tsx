import type { Metadata } from 'next'
import { NewsEnd, newsPage, newsPageMetadata, newsSchemas } from '@/components/features/news/news-page'
import { getNewsAt } from '@/components/features/news/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { paths } from '@/lib/config/paths'
import type { SlugPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ params }: SlugPageProps): Promise<Metadata> {
  return newsPageMetadata((await params).id, await getSite())
}

export default async function MessagesItemPage({ params }: SlugPageProps) {
  const { id, url } = await params
  const item = await getNewsAt(paths.messagesItem(Number(id), url), id)
  return (
    <>
      <JsonLd things={newsSchemas(item)} />
      <PageShell {...newsPage(item)} />
      <NewsEnd item={item} />
    </>
  )
}
