import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getReception } from '@/components/features/feedback/queries'
import { BookingForm } from '@/components/features/receptions/booking-form'
import { getSlots } from '@/components/features/receptions/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { BookingPhone } from '@/components/ui/text/contact-links'
import { EmptyState } from '@/components/ui/list/empty-state'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { webPageSchema } from '@/lib/domains/site/schema-org-pages'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto } from '@/lib/navigation/section-links'

interface Props {
  params: Promise<{ official: string }>
}

const crumbs = breadcrumbsInto(paths.reception)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [reception, site] = await Promise.all([params.then(({ official }) => getSlots(official)), getSite()])
  if (!reception) return {}
  const { id, full_name: name, post } = reception.official
  return pageMetadata(site, {
    title: `Запись на приём: ${name}`,
    description: `${name}, ${post}: свободное время приёма на пять недель вперёд и запись через портал.`,
    path: paths.receptionOf(id),
    noindex: true,
  })
}

export default async function ReceptionBookingPage({ params }: Props) {
  const [slots, reception] = await Promise.all([params.then(({ official }) => getSlots(official)), getReception()])
  if (!slots) notFound()
  const { id, full_name: name, post } = slots.official
  const title = `Запись на приём: ${name}`
  const phone = reception?.booking_phone ?? null
  return (
    <PageShell title={title} lead={post} crumbs={crumbs}>
      <JsonLd
        things={[
          breadcrumbSchema([...crumbs, { title, href: paths.receptionOf(id) }]),
          webPageSchema({ title, path: paths.receptionOf(id) }),
        ]}
      />
      <div className="max-w-3xl space-y-8">
        {slots.days.length > 0 ? (
          <BookingForm reception={slots} zone={env.TIME_ZONE} />
        ) : (
          <EmptyState title="Записаться через портал сейчас нельзя">Позвоните: подскажут время и запишут.</EmptyState>
        )}
        <BookingPhone phone={phone} />
      </div>
    </PageShell>
  )
}
