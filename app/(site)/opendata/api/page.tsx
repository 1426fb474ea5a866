import type { Metadata } from 'next'
import { ApiExamples } from '@/components/features/datasets/api-examples'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { pageMetadata } from '@/lib/site/page-metadata'
import { wayTo } from '@/lib/site/section-lists'

const title = 'Программный доступ'
const lead = 'Как программы читают портал: REST, GraphQL и Open311.'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getSite(), { title, description: lead, path: paths.openDataApi })
}

export default function OpenDataApiPage() {
  return (
    <PageShell title={title} lead={lead} crumbs={wayTo(paths.openDataApi)}>
      <ApiExamples base={env.PUBLIC_URL} />
    </PageShell>
  )
}
