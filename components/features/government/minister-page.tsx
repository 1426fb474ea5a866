import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { EmailLink, PhoneLink, TextWithContacts, BookingPhone } from '@/components/ui/text/contact-links'
import { DataList } from '@/components/ui/list/data-list'
import { LinkButton } from '@/components/ui/button/button'
import { Picture, PortraitTile } from '@/components/ui/picture/picture'
import { RichText } from '@/components/ui/text/rich-text'
import { paths } from '@/lib/config/paths'
import type { MinisterItem, OrganizationReference } from '@/lib/domains/government/contract'
import { takesBookings, formatReceptionTimes } from '@/lib/time/reception-times'
import { TitledSection } from '@/components/ui/text/titled-section'

interface MinisterPageProps {
  minister: MinisterItem
  nextTime: ReactNode
}

const SIZES = '(min-width: 64rem) 20rem, (min-width: 48rem) 16rem, 6rem'

export function MinisterPortrait({ photo }: { photo: MinisterItem['head_img'] }) {
  if (!photo) return <PortraitTile />
  return <Picture image={photo} ratio="portrait" sizes={SIZES} priority />
}

export function MinisterPage({ minister, nextTime }: MinisterPageProps) {
  const { head_img: photo, area, biography, organization, leads, curates } = minister
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-[16rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="min-w-0 empty:hidden md:col-start-2">
        <MinisterReception minister={minister} nextTime={nextTime} />
      </div>
      <div className="md:col-start-1 md:row-span-2 md:row-start-1">
        <div className="mb-6 max-md:hidden print:block">
          <MinisterPortrait photo={photo} />
        </div>
        <MinisterContacts minister={minister} />
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={paths.officialAppeal} variant={takesBookings(minister.reception) ? 'secondary' : 'primary'}>
            Написать обращение
          </LinkButton>
        </p>
      </div>
      <div className="min-w-0 space-y-10 md:col-start-2">
        {area && (
          <p className="max-w-measure border-l-4 border-sun pl-5 text-xl">
            <TextWithContacts text={area} />
          </p>
        )}
        {biography && (
          <TitledSection id="biography" title="Биография">
            <div className="mt-5">
              <RichText html={biography} />
            </div>
          </TitledSection>
        )}
        <Organizations id="leads" title="Руководит" list={leads.filter(({ id }) => id !== organization?.id)} />
        <Organizations id="curates" title="Курирует" list={curates} />
      </div>
    </div>
  )
}

function MinisterContacts({ minister: { phone, email, organization } }: { minister: MinisterItem }) {
  return (
    <div>
      <DataList
        layout="stacked"
        rows={[
          { term: 'Телефон', value: phone && <PhoneLink phone={phone} className="link target" /> },
          {
            term: 'Электронная почта',
            value: email && <EmailLink email={email} className="link target break-words" />,
          },
          { term: 'Организация', value: organization && <OrganizationLink organization={organization} /> },
        ]}
      />
    </div>
  )
}

function Organizations({ id, title, list }: { id: string; title: string; list: readonly OrganizationReference[] }) {
  if (list.length === 0) return null
  return (
    <TitledSection id={id} title={title}>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {list.map((organization) => (
          <li key={organization.id} className="py-3.5">
            <OrganizationLink organization={organization} />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function OrganizationLink({ organization: { id, title } }: { organization: OrganizationReference }) {
  return (
    <Link href={paths.organization(id)} className="link target">
      {title}
    </Link>
  )
}

interface MinisterReceptionProps {
  minister: MinisterItem
  nextTime: ReactNode
}

function MinisterReception({ minister, nextTime }: MinisterReceptionProps) {
  const { id, reception, reception_note: note, booking_phone: phone } = minister
  if (reception.length === 0 && !note) return null
  return (
    <TitledSection
      id="reception"
      title="Приём граждан"
      headingClassName="text-h3"
      className="rounded-card bg-sand p-5 sm:p-7"
    >
      <ul aria-label="Дни, часы и место приёма" className="mt-4 divide-y divide-line">
        {formatReceptionTimes(reception).map(({ when, place }) => (
          <li key={when + place} className="py-2.5">
            <span className="tabular block font-semibold">{when}</span>
            {place}
          </li>
        ))}
      </ul>
      <div className="mt-4 font-medium empty:hidden">{nextTime}</div>
      {note && (
        <p className="mt-2 max-w-measure">
          <TextWithContacts text={note} />
        </p>
      )}
      <BookingPhone phone={phone} className="mt-2" />
      {takesBookings(reception) && (
        <p className="mt-4">
          <LinkButton href={paths.receptionOf(id)}>Выбрать время</LinkButton>
        </p>
      )}
      <p className="mt-2">
        <Link href={paths.reception} className="link target">
          Как записаться и что взять с собой
        </Link>
      </p>
    </TitledSection>
  )
}
