import type { Metadata } from 'next'
import { JsonLd } from '@/components/features/site/json-ld'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { collectionPageSchemas } from '@/lib/domains/site/schema-org-pages'
import { getNewsBranches } from '@/components/features/news/queries'
import { getSite, getTourismMenu } from '@/components/features/site/queries'
import { getSectionCounts } from '@/components/features/site/sitemap-queries'
import { SiteTree } from '@/components/features/site/site-tree'
import { siteTree } from '@/lib/navigation/site-tree'
import { PageShell } from '@/components/layout/page-shell'
import { paths } from '@/lib/config/paths'

const title = 'Карта сайта'

export async function generateMetadata(): Promise<Metadata> {
  const description =
    'Все разделы портала на одной странице: новости, документы, услуги, власть, город и обратная связь.'
  return pageMetadata(await getSite(), { title, description, path: paths.sitemap })
}

export default async function SitemapPage() {
  const [{ settings }, counts, newsTypes, tourism] = await Promise.all([
    getSite(),
    getSectionCounts(),
    getNewsBranches(),
    getTourismMenu(),
  ])
  const content = { newsTypes, tourism, counts }
  return (
    <PageShell title={title}>
      <JsonLd things={collectionPageSchemas({ title, path: paths.sitemap })} />
      <SiteTree branches={siteTree(settings, content)} />
    </PageShell>
  )
}
