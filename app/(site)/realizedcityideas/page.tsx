import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProposeLink } from '@/components/features/ideas/propose-link'
import { readRealizedPage } from '@/components/features/ideas/queries'
import { RealizedList } from '@/components/features/ideas/realized-list'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageHref, pageTitle } from '@/components/ui/list/page-href'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { ideaListSchemas } from '@/lib/domains/ideas/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

const TITLE = 'Реализованные инициативы'

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [{ page }, site] = await Promise.all([searchParams.then(readRealizedPage), getSite()])
  return pageMetadata(site, {
    title: pageTitle(page, TITLE),
    description: 'Идеи жителей, которые город воплотил: что предложили, что получилось, снимки до и после.',
    path: pageHref(paths.realizedIdeas, '', page),
  })
}

export default async function RealizedIdeasPage({ searchParams }: ListPageProps) {
  const { page, ideas, realized } = await readRealizedPage(await searchParams)
  if (page > ideas.last_page) notFound()
  return (
    <PageShell
      title={TITLE}
      lead="Двигайте черту на снимке: слева то, что было, справа то, что получилось."
      crumbs={breadcrumbsTo(paths.realizedIdeas)}
      mainAction={<ProposeLink />}
    >
      <JsonLd things={ideaListSchemas(TITLE, realized)} />
      <RealizedList ideas={ideas} realized={realized} />
    </PageShell>
  )
}
