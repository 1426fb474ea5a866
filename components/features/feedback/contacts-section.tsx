import { EmailLink, PhoneLink, ContactLine } from '@/components/ui/text/contact-links'
import { HoursTable } from '@/components/ui/hours/hours-table'
import { PlacesMap } from '@/components/map/places-map'
import { OpenBadge } from '@/components/ui/hours/open-badge'
import { env } from '@/lib/config/env'
import type { Contacts } from '@/lib/domains/feedback/contract'
import { openState, toWeekday } from '@/lib/time/opening-hours'
import { DataList } from '@/components/ui/list/data-list'
import { BreakableText } from '@/components/ui/text/line-breaks'
import { FoldedSection } from '@/components/ui/details/folded-section'
import { Icon } from '@/components/ui/icon/icon'

export function ContactsSection({ contacts, now }: { contacts: Contacts; now: Date }) {
  const { administration, directions, hours, desks, requisites } = contacts
  return (
    <section id="contacts" aria-labelledby="contacts-title" className="scroll-mt-20 bg-sand py-12 sm:py-16 lg:py-20">
      <div className="shell">
        <h2 id="contacts-title" className="text-h2">
          Контакты
        </h2>
        <div className="mt-7 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="min-w-0">
            {hours.length > 0 && <OpenBadge state={openState(hours, now, env.TIME_ZONE)} />}
            <p className="mt-3 text-h3">{administration}</p>
            <ContactAddress contacts={contacts} />
            {directions && <p className="mt-5 max-w-measure text-ink-soft">{directions}</p>}
          </div>
          <HoursTable name={administration} hours={hours} today={toWeekday(now, env.TIME_ZONE)} />
        </div>
        <div className="mt-10 space-y-10">
          <ContactDesks desks={desks} />
          <Requisites rows={requisites} />
        </div>
        <PlaceOnMap contacts={contacts} />
      </div>
    </section>
  )
}

function PlaceOnMap({ contacts: { administration, address, latitude, longitude } }: { contacts: Contacts }) {
  if (latitude === null || longitude === null) return null
  const place = { id: 1, title: administration, address, latitude, longitude }
  return (
    <div className="mt-10">
      <PlacesMap label={`${administration} на карте`} places={[place]}>
        {null}
      </PlacesMap>
    </div>
  )
}

function ContactAddress({ contacts: { address, phones, email } }: { contacts: Contacts }) {
  return (
    <address className="mt-4 space-y-2.5 not-italic">
      {address && <ContactLine icon={<Icon name="map-pin" className="text-brand-strong" />}>{address}</ContactLine>}
      {phones.length > 0 && (
        <ContactLine icon={<Icon name="phone" className="text-brand-strong" />}>
          {phones.map((phone) => (
            <PhoneLink key={phone} phone={phone} className="link target mr-5" />
          ))}
        </ContactLine>
      )}
      {email && (
        <ContactLine icon={<Icon name="mail" className="text-brand-strong" />}>
          <EmailLink email={email} />
        </ContactLine>
      )}
    </address>
  )
}

interface ContactsLineProps {
  contacts: Contacts
  dutyPhone: string | null
  now: Date
}

/** While the administration is closed, the number that answers round the clock comes first. */
export function ContactsLine({ contacts: { phones, hours }, dutyPhone, now }: ContactsLineProps) {
  const [phone] = phones
  const state = hours.length > 0 ? openState(hours, now, env.TIME_ZONE) : null
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {dutyPhone && state?.isOpen === false && (
        <span>
          Дежурная служба, круглосуточно: <PhoneLink phone={dutyPhone} className="link target font-semibold" />
        </span>
      )}
      {phone && <PhoneLink phone={phone} className="link target text-lg font-semibold" />}
      {state && <OpenBadge state={state} />}
      <a href="#contacts" className="link target">
        Кому звонить, адрес и часы
      </a>
    </p>
  )
}

function ContactDesks({ desks }: Pick<Contacts, 'desks'>) {
  if (desks.length === 0) return null
  return (
    <section aria-labelledby="desks">
      <h3 id="desks" className="text-h3">
        Кому звонить
      </h3>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {desks.map(({ title, room, phone, email }) => (
          <li
            key={title}
            className="grid gap-x-8 py-3 sm:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_27rem]"
          >
            <p>
              {title}
              {room && (
                <span className="text-sm text-ink-soft">
                  , каб.{'\u00A0'}
                  {room}
                </span>
              )}
            </p>
            <p className="flex min-w-0 flex-wrap gap-x-5 gap-y-1 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:items-baseline">
              {phone && <PhoneLink phone={phone} className="link target justify-self-start" />}
              {email && <EmailLink email={email} className="link target justify-self-start text-sm lg:col-start-2" />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Requisites({ rows }: { rows: Contacts['requisites'] }) {
  if (rows.length === 0) return null
  return (
    <FoldedSection id="requisites" title="Реквизиты" heading="h3">
      <div className="tabular">
        <DataList inTwo rows={rows.map(({ term, value }) => ({ term, value: <BreakableText text={value} /> }))} />
      </div>
    </FoldedSection>
  )
}
