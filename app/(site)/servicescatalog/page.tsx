import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/seo/json-ld'
import { pageMetadata } from '@/lib/site/page-metadata'
import { breadcrumbSchema, serviceListSchema } from '@/lib/domains/site/schema-org'
import { getServices, readServiceFilter, servicesQuery } from '@/components/features/services/queries'
import { ServicesFilterBar } from '@/components/features/services/services-filter-bar'
import { ServicesList } from '@/components/features/services/services-list'
import { ServicesStart } from '@/components/features/services/services-start'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { servicesDataset } from '@/lib/domains/datasets/lists/services'
import { paths } from '@/lib/config/paths'
import { isSectionQuery, type AddressParams } from '@/lib/shared/address-params'

interface Props {
  searchParams: Promise<AddressParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [filter, site] = await Promise.all([searchParams.then(readServiceFilter), getSite()])
  return pageMetadata(site, {
    title: pageTitle(filter.page, 'Каталог услуг'),
    description: `Муниципальные услуги ${site.settings.city_genitive || 'города'}: кто может получить, какие документы нужны, сроки, стоимость и способы подать заявление.`,
    path: pageHref(paths.servicesCatalog, servicesQuery(filter), filter.page),
    noindex: !isSectionQuery(servicesQuery(filter), []),
  })
}

export default async function ServicesCatalogPage({ searchParams }: Props) {
  const filter = readServiceFilter(await searchParams)
  const catalog = await getServices(filter)
  if (filter.page > catalog.services.last_page) notFound()
  const isStart = filter.page === 1 && servicesQuery(filter) === ''
  const steps = [
    { title: 'Главная', path: paths.home },
    { title: 'Каталог услуг', path: paths.servicesCatalog },
  ]
  return (
    <PageShell title="Каталог услуг" bar={<ServicesFilterBar catalog={catalog} filter={filter} />}>
      <JsonLd things={[breadcrumbSchema(steps), serviceListSchema(catalog.services.data)]} />
      <div className="space-y-12 lg:space-y-16">
        {isStart && <ServicesStart catalog={catalog} />}
        <div>
          <ServicesList catalog={catalog} filter={filter} />
          <ListDownloads dataset={servicesDataset} filter={filter} />
        </div>
      </div>
    </PageShell>
  )
}
