import type { Metadata } from 'next'
import { getStructure } from '@/components/features/government/queries'
import { toStructureRows } from '@/components/features/government/structure-rows'
import { StructureTree } from '@/components/features/government/structure-tree'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { LinkButton } from '@/components/ui/button/button'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { ministersDataset } from '@/lib/domains/government/dataset'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'

const title = 'Структура'
const crumbs = breadcrumbsTo(paths.structure)

export async function generateMetadata(): Promise<Metadata> {
  const site = await getSite()
  return pageMetadata(site, {
    title: 'Структура местного самоуправления',
    description:
      `Кто чем руководит в ${site.settings.city_genitive ? `администрации ${site.settings.city_genitive}` : 'администрации города'}: ` +
      'глава, заместители, управления, отделы и подведомственные организации.',
    path: paths.structure,
  })
}

export default async function StructurePage() {
  const [structure, site] = await Promise.all([getStructure(), getSite()])
  return (
    <PageShell
      title={title}
      crumbs={crumbs}
      lead="Кто за что отвечает в городе: от главы до школы в вашем квартале. Откройте любое имя, чтобы узнать телефон и часы приёма."
      mainAction={
        <LinkButton href={paths.governments} variant="secondary">
          Органы власти списком
        </LinkButton>
      }
    >
      <JsonLd things={[breadcrumbSchema([...crumbs, { title, href: paths.structure }])]} />
      <StructureTree {...toStructureRows(structure, site.mayor)} />
      <ListDownloads dataset={ministersDataset} />
    </PageShell>
  )
}
