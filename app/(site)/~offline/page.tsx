import type { Metadata } from 'next'
import { DispatchCard, EmergencyNumbers } from '@/components/features/feedback/duty-cards'
import { getDutyServices } from '@/components/features/feedback/queries'
import { SavedPages } from '@/components/features/offline/cached-pages'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { webPageSchema } from '@/lib/domains/site/schema-org-pages'

const title = 'Нет связи'

export async function generateMetadata(): Promise<Metadata> {
  const description = 'Страница для тех, у кого пропал интернет: телефоны экстренных служб и то, что уже прочитано.'
  return pageMetadata(await getSite(), { title, description, path: paths.offline, noindex: true })
}

export default async function OfflinePage() {
  const services = (await getDutyServices())?.duty_services ?? []
  return (
    <PageShell
      title={title}
      lead="Эту страницу вы ещё не открывали, а интернета сейчас нет. Позвонить можно и без него."
    >
      <JsonLd things={[webPageSchema({ title, path: paths.offline }), breadcrumbSchema([{ title }])]} />
      <EmergencyNumbers services={services.filter(({ kind }) => kind === 'emergency')} />
      {services
        .filter(({ kind }) => kind === 'dispatch')
        .map((service) => (
          <DispatchCard key={service.id} service={service} advice="" />
        ))}
      <SavedPages />
    </PageShell>
  )
}
