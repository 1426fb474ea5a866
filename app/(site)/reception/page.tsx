import type { Metadata } from 'next'
import { BookingCard } from '@/components/features/feedback/booking-card'
import { getReception } from '@/components/features/feedback/queries'
import { ReceptionLetters } from '@/components/features/feedback/reception-letters'
import { ReceptionSchedule } from '@/components/features/feedback/reception-schedule'
import { NextFreeTime } from '@/components/features/receptions/next-free-time'
import { JsonLd } from '@/components/features/seo/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/site/page-metadata'
import { wayTo } from '@/lib/site/section-lists'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema, stepsOf } from '@/lib/domains/site/schema-org'
import { receptionSchema } from '@/lib/domains/feedback/machine'

const DEFAULT_TITLE = 'Приёмная'
const crumbs = wayTo(paths.reception)

export async function generateMetadata(): Promise<Metadata> {
  const [reception, site] = await Promise.all([getReception(), getSite()])
  return pageMetadata(site, {
    title: reception?.title || DEFAULT_TITLE,
    description: `Личный приём граждан в администрации ${site.settings.city_genitive || 'города'}: кто и когда принимает, как записаться, адрес для писем.`,
    path: paths.reception,
    seo: reception?.seo,
  })
}

export default async function ReceptionPage() {
  const reception = await getReception()
  const title = reception?.title || DEFAULT_TITLE
  return (
    <>
      <JsonLd
        things={[
          breadcrumbSchema(stepsOf([...crumbs, { title, href: paths.reception }])),
          ...(reception ? [receptionSchema(reception)] : []),
        ]}
      />
      <PageShell title={title} lead={reception?.lead} crumbs={crumbs}>
        <div className="space-y-12">
          {reception && <BookingCard booking={reception.booking} phone={reception.booking_phone} />}
          <ReceptionSchedule
            officials={reception?.officials ?? []}
            desk={reception?.booking_phone ?? null}
            nextTimeOf={({ id, hours, next_reception: next }) => <NextFreeTime official={id} {...{ hours, next }} />}
          />
        </div>
      </PageShell>
      {reception && <ReceptionLetters reception={reception} now={new Date()} />}
    </>
  )
}
