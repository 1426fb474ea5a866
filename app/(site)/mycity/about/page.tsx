import type { Metadata } from 'next'
import { CityDistricts, CityOverview, CitySymbols } from '@/components/features/city/city-about'
import { getCityAbout } from '@/components/features/city/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { EmptyState } from '@/components/ui/list/empty-state'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { citySchema } from '@/lib/domains/city/schema-org'

export async function generateMetadata(): Promise<Metadata> {
  const [site, city] = await Promise.all([getSite(), getCityAbout()])
  return pageMetadata(site, {
    title: city?.title || 'О городе',
    description: city?.lead || 'Общая информация о городе: цифры, символы, районы.',
    path: paths.cityAbout,
    seo: city?.seo,
  })
}

export default async function CityAboutPage() {
  const [site, city] = await Promise.all([getSite(), getCityAbout()])
  const title = city?.title || 'О городе'
  const breadcrumbs = breadcrumbSchema([{ title, href: paths.cityAbout }])
  return (
    <>
      <JsonLd things={[breadcrumbs, ...(city ? [citySchema(city, site)] : [])]} />
      <PageShell title={title} lead={city?.lead}>
        {city?.title ? (
          <CityOverview city={city} />
        ) : (
          <EmptyState title="Страница готовится">Рассказ о городе скоро появится здесь.</EmptyState>
        )}
      </PageShell>
      {city && <CitySymbols city={city} />}
      {city && <CityDistricts districts={city.districts} />}
    </>
  )
}
