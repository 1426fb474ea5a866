import type { Metadata } from 'next'
import { ControlProjects, ControlRecent, ControlStart } from '@/components/features/claims/control-home'
import { getControlHome } from '@/components/features/claims/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { socialControlSchema } from '@/lib/domains/claims/schema-org'

const TITLE = 'Социальный контроль'

export async function generateMetadata(): Promise<Metadata> {
  const site = await getSite()
  return pageMetadata(site, {
    title: TITLE,
    description:
      `Сообщите о проблеме в ${site.settings.city ? `городе ${site.settings.city}` : 'городе'}: снимок и точка ` +
      'на карте. Срок ответа известен сразу, результат оцениваете вы.',
    path: paths.socialControl,
  })
}

export default async function SocialControlPage() {
  const { home, recent } = await getControlHome()
  return (
    <PageShell title={TITLE}>
      <JsonLd things={socialControlSchema('collection', TITLE, paths.socialControl)} />
      <ControlStart users={home?.UsersCount ?? 0} solved={home?.ResolvedClaimsCount ?? 0} />
      <ControlRecent recent={recent} />
      <ControlProjects projects={home?.PaginateProjects.data ?? []} />
    </PageShell>
  )
}
