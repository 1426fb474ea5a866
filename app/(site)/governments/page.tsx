import type { Metadata } from 'next'
import { toGovernmentRows } from '@/components/features/government/government-rows'
import { GovernmentsList } from '@/components/features/government/governments-list'
import { getGovernment } from '@/components/features/government/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { LinkButton } from '@/components/ui/button/button'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { organizationListSchema } from '@/lib/domains/government/schema-org'

const title = 'Органы власти'
const crumbs = breadcrumbsTo(paths.governments)
const breadcrumbs = breadcrumbSchema([...crumbs, { title, href: paths.governments }])

export async function generateMetadata(): Promise<Metadata> {
  const site = await getSite()
  return pageMetadata(site, {
    title,
    description:
      `Органы местного самоуправления ${site.settings.city_genitive || 'города'}: Собрание депутатов, ` +
      'администрация, её управления и отделы. Руководители, телефоны, полномочия.',
    path: paths.governments,
  })
}

export default async function GovernmentsPage() {
  const [government, site] = await Promise.all([getGovernment(), getSite()])
  return (
    <PageShell
      title={title}
      crumbs={crumbs}
      lead="Кто принимает решения, кто их исполняет и кто проверяет."
      mainAction={
        <LinkButton href={paths.structure} variant="secondary">
          Структура деревом
        </LinkButton>
      }
    >
      <JsonLd things={[breadcrumbs, organizationListSchema(government)]} />
      <GovernmentsList {...toGovernmentRows(government, site.mayor)} />
    </PageShell>
  )
}
