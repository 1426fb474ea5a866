import type { Metadata } from 'next'
import { ApiExamples } from '@/components/features/datasets/api-examples'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { webPageSchema } from '@/lib/domains/site/schema-org-pages'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'

const title = 'Программный доступ'
const lead = 'Как программы читают портал: REST, GraphQL и Open311.'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getSite(), { title, description: lead, path: paths.openDataApi })
}

export default function OpenDataApiPage() {
  const crumbs = breadcrumbsTo(paths.openDataApi)
  const page = { title, path: paths.openDataApi, description: lead }
  return (
    <PageShell title={title} lead={lead} crumbs={crumbs}>
      <JsonLd things={[webPageSchema(page), breadcrumbSchema([...crumbs, { title, href: page.path }])]} />
      <ApiExamples base={env.PUBLIC_URL} />
    </PageShell>
  )
}
