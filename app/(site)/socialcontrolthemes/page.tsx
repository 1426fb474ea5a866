import type { Metadata } from 'next'
import { toThemeRow } from '@/components/features/claims/theme-rows'
import { getThemes } from '@/components/features/claims/queries'
import { ReportLink } from '@/components/features/claims/report-dialog'
import { CategoriesTree } from '@/components/features/claims/categories-tree'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { socialControlSchema } from '@/lib/domains/claims/schema-org'

const TITLE = 'Темы заявок'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getSite(), {
    title: TITLE,
    description:
      'О чём можно сообщить на карте: что входит в каждую тему, за сколько рабочих дней ответят и какое ведомство.',
    path: paths.socialControlThemes,
  })
}

export default async function SocialControlThemesPage() {
  const themes = await getThemes()
  return (
    <PageShell
      title={TITLE}
      lead="Что можно сообщить, за сколько рабочих дней ответят и кто отвечает."
      crumbs={breadcrumbsTo(paths.socialControlThemes)}
      mainAction={<ReportLink href={paths.reportClaim} />}
    >
      <JsonLd things={socialControlSchema('collection', TITLE, paths.socialControlThemes)} />
      <CategoriesTree themes={themes.map(toThemeRow)} />
    </PageShell>
  )
}
