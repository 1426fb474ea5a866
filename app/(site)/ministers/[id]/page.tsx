import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ministerCard } from '@/components/features/government/metadata'
import { MinisterPage, MinisterPortrait } from '@/components/features/government/minister-page'
import { fullName } from '@/lib/text/person-name'
import { getMinister } from '@/components/features/government/queries'
import { NextFreeTime } from '@/components/features/receptions/free-time'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { ministerSchemas } from '@/lib/domains/government/schema-org'
import type { ItemPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ params }: ItemPageProps): Promise<Metadata> {
  const [minister, site] = await Promise.all([params.then(({ id }) => getMinister(id)), getSite()])
  if (!minister) return {}
  return pageMetadata(site, {
    title: fullName(minister),
    description: `${fullName(minister)}, ${minister.post}. ${minister.area ?? 'Биография, телефон и часы приёма.'}`,
    path: paths.minister(minister.id),
    card: ministerCard(minister),
    seo: minister.seo,
  })
}

export default async function MinisterRoute({ params }: ItemPageProps) {
  const minister = await getMinister((await params).id)
  if (!minister) notFound()
  const { id, organization, reception: hours, next_reception: next } = minister
  const name = fullName(minister)
  const crumbs = [
    ...breadcrumbsTo(paths.structure),
    { title: 'Структура', href: paths.structure },
    ...(organization
      ? [{ title: organization.short_title ?? organization.title, href: paths.organization(organization.id) }]
      : []),
  ]
  return (
    <PageShell
      title={name}
      lead={minister.post}
      crumbs={crumbs}
      portrait={<MinisterPortrait photo={minister.head_img} />}
      share={<ShareMenu path={paths.minister(minister.id)} title={name} />}
    >
      <JsonLd things={ministerSchemas(minister, crumbs)} />
      <MinisterPage minister={minister} nextTime={<NextFreeTime official={id} hours={hours} next={next} />} />
    </PageShell>
  )
}
