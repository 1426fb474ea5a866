import type { Metadata } from 'next'
import { DutyFirst } from '@/components/features/feedback/duty-cards'
import { DutyAnchors, DutyGroups } from '@/components/features/feedback/duty-groups'
import { getDutyServices } from '@/components/features/feedback/queries'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { OutagesNow } from '@/components/features/outages/outages-now'
import { getOutages } from '@/components/features/outages/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { EmptyState } from '@/components/ui/list/empty-state'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { dutyServicesDataset } from '@/lib/domains/feedback/dataset'
import { dutyServiceSchema } from '@/lib/domains/feedback/schema-org'

const DEFAULT_TITLE = 'Дежурная служба'
const crumbs = breadcrumbsTo(paths.dutyService)

export async function generateMetadata(): Promise<Metadata> {
  const [duty, site] = await Promise.all([getDutyServices(), getSite()])
  return pageMetadata(site, {
    title: duty?.duty_page.title || DEFAULT_TITLE,
    description:
      `Куда звонить при аварии в ${site.settings.city ? `городе ${site.settings.city}` : 'городе'}: 112, ` +
      'дежурная служба, вода, тепло, свет, газ, дороги. Телефоны, часы и зоны ответственности.',
    path: paths.dutyService,
    seo: duty?.duty_page.seo,
  })
}

export default async function DutyServicePage() {
  const [duty, outages] = await Promise.all([getDutyServices(), getOutages()])
  const services = duty?.duty_services ?? []
  const title = duty?.duty_page.title || DEFAULT_TITLE
  return (
    <PageShell title={title} lead={duty?.duty_page.lead} crumbs={crumbs}>
      <JsonLd
        things={[breadcrumbSchema([...crumbs, { title, href: paths.dutyService }]), ...services.map(dutyServiceSchema)]}
      />
      {services.length === 0 && (
        <EmptyState title="Телефоны служб пока не указаны">При угрозе жизни звоните 112.</EmptyState>
      )}
      {duty && <DutyFirst duty={duty} />}
      <DutyAnchors services={services} />
      {outages && <OutagesNow outages={outages} />}
      <DutyGroups services={services} now={new Date()} />
      <ListDownloads dataset={dutyServicesDataset} />
    </PageShell>
  )
}
