import type { Metadata } from 'next'
import { AboutBlocks } from '@/components/ui/text/rich-text'
import { getAbout } from '@/components/features/claims/queries'
import { ReportLink } from '@/components/features/claims/report-dialog'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { socialControlSchema } from '@/lib/domains/claims/schema-org'

const TITLE = 'О социальном контроле'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getSite(), {
    title: TITLE,
    description:
      'Как устроен социальный контроль: что можно сообщить, кто и в какой срок отвечает, как оценить результат.',
    path: paths.socialControlAbout,
  })
}

export default async function SocialControlAboutPage() {
  const blocks = await getAbout()
  return (
    <PageShell
      title={TITLE}
      crumbs={breadcrumbsTo(paths.socialControlAbout)}
      mainAction={<ReportLink href={paths.reportClaim} />}
    >
      <JsonLd things={socialControlSchema('about', TITLE, paths.socialControlAbout)} />
      <AboutBlocks blocks={blocks} />
    </PageShell>
  )
}
