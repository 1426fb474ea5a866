import type { Metadata } from 'next'
import { IdeasPath } from '@/components/features/ideas/ideas-about'
import { AboutBlocks } from '@/components/ui/text/rich-text'
import { ProposeLink } from '@/components/features/ideas/propose-link'
import { getSection } from '@/components/features/ideas/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { ideaSectionSchemas } from '@/lib/domains/ideas/schema-org'

const TITLE = 'О проекте'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getSite(), {
    title: 'О проекте «Идеи для города»',
    description: 'Как предложить идею, кто её проверяет, сколько голосов нужно и что отвечает администрация.',
    path: paths.ideasAbout,
  })
}

export default async function IdeasAboutPage() {
  const { about_project: blocks, support_threshold: threshold } = await getSection()
  return (
    <PageShell title={TITLE} crumbs={breadcrumbsTo(paths.ideasAbout)} mainAction={<ProposeLink />}>
      <JsonLd things={ideaSectionSchemas('about', TITLE, paths.ideasAbout)} />
      <AboutBlocks blocks={blocks} />
      <IdeasPath threshold={threshold} />
    </PageShell>
  )
}
