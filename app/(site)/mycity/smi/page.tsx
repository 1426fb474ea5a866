import type { Metadata } from 'next'
import { OutletsList } from '@/components/features/city/outlets-list'
import { getMediaOutlets } from '@/components/features/city/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto, breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { outletSchema } from '@/lib/domains/city/schema-org'

const title = 'Городские СМИ'

export async function generateMetadata(): Promise<Metadata> {
  const site = await getSite()
  return pageMetadata(site, {
    title,
    description:
      `Газеты, телевидение, радио и сетевые издания ${site.settings.city_genitive || 'города'}: о чём пишут, ` +
      'когда выходят, телефоны редакций.',
    path: paths.mediaOutlets,
  })
}

export default async function MediaOutletsPage() {
  const outlets = await getMediaOutlets()
  return (
    <PageShell
      title={title}
      lead="Кто рассказывает о городе и как до них дозвониться."
      crumbs={breadcrumbsTo(paths.mediaOutlets)}
    >
      <JsonLd things={[breadcrumbSchema(breadcrumbsInto(paths.mediaOutlets)), ...outlets.map(outletSchema)]} />
      <OutletsList outlets={outlets} />
    </PageShell>
  )
}
