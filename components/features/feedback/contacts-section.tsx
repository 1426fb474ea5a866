import { classNames } from '@/components/ui/class-names'
import { EmailLink, PhoneLink, ContactLine } from '@/components/ui/text/contact-links'
import { MobileDetails } from '@/components/ui/details/mobile-details'
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
  const { administration, hours, desks, requisites } = contacts
  return (
    <section id="contacts" aria-labelledby="contacts-title" className="scroll-mt-20 bg-sand py-10 sm:py-16 lg:-mt-12">
      <div className="shell">
        <h2 id="contacts-title" className="text-h2">
          Контакты
        </h2>
        <div className="mt-5 grid gap-x-16 gap-y-6 sm:mt-7 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="text-h3">{administration}</span>
              {hours.length > 0 && <OpenBadge state={openState(hours, now, env.TIME_ZONE)} />}
            </p>
            <ContactAddress contacts={contacts} />
          </div>
          <HoursTable name={administration} hours={hours} today={toWeekday(now, env.TIME_ZONE)} />
        </div>
        <div className="mt-8 gap-x-16 gap-y-10 lg:mt-10 lg:grid xl:grid-cols-[minmax(0,1fr)_27rem]">
          <ContactDesks desks={desks} />
          <Requisites rows={requisites} />
          <Directions contacts={contacts} />
        </div>
      </div>
    </section>
  )
}

function Directions({
  contacts: { administration, address, directions, latitude, longitude },
}: {
  contacts: Contacts
}) {
  if (!directions && latitude === null) return null
  return (
    <FoldedSection id="directions" title="Как добраться" heading="h3" className="folded-section xl:col-span-2">
      <div className={classNames(directions && 'gap-x-12 gap-y-5 grid lg:grid-cols-[20rem_minmax(0,1fr)]')}>
        {directions && <p className="text-ink-soft">{directions}</p>}
        <PlacesMap
          label={`${administration} на карте`}
          places={[{ id: 1, title: administration, address, latitude, longitude }]}
        />
      </div>
    </FoldedSection>
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

interface EmergencyLineProps {
  contacts: Contacts
  dutyPhone: string | null
  now: Date
}

/** What cannot wait is one line above the choice; phones fold the office's own number. */
export function EmergencyLine({ contacts: { phones, hours }, dutyPhone, now }: EmergencyLineProps) {
  const [phone] = phones
  return (
    <div className="lg:space-y-1">
      <p>
        Беда — <PhoneLink phone="112" className="link target font-semibold" />
        {dutyPhone && (
          <>
            , авария — <PhoneLink phone={dutyPhone} className="link target font-semibold" />
          </>
        )}
      </p>
      <MobileDetails title="Телефон и часы администрации">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {phone && (
            <span>
              Администрация — <PhoneLink phone={phone} className="link target font-semibold" />
            </span>
          )}
          {hours.length > 0 && <OpenBadge state={openState(hours, now, env.TIME_ZONE)} />}
          <a href="#contacts" className="link target">
            Кому звонить, адрес и часы
          </a>
        </p>
      </MobileDetails>
    </div>
  )
}

function ContactDesks({ desks }: Pick<Contacts, 'desks'>) {
  if (desks.length === 0) return null
  return (
    <FoldedSection id="desks" title="Кому звонить" heading="h3">
      <ul className="divide-y divide-line border-y border-line">
        {desks.map(({ title, room, phone, email }) => (
          <li
            key={title}
            className={classNames(
              'grid gap-x-8 py-3 sm:grid-cols-[minmax(0,1fr)_15rem] sm:py-2.5 lg:grid-cols-[minmax(0,1fr)_27rem]',
              'xl:grid-cols-[minmax(0,1fr)_14.5rem]',
            )}
          >
            <p>
              {title}
              {room && (
                <span className="text-ink-soft max-sm:text-sm">
                  , каб.{'\u00A0'}
                  {room}
                </span>
              )}
            </p>
            <p className="flex min-w-0 flex-wrap gap-x-5 gap-y-1 lg:max-xl:grid lg:max-xl:grid-cols-[11rem_minmax(0,1fr)] lg:max-xl:items-baseline">
              {phone && <PhoneLink phone={phone} className="link target justify-self-start" />}
              {email && (
                <EmailLink email={email} className="link target justify-self-start max-sm:text-sm lg:col-start-2" />
              )}
            </p>
          </li>
        ))}
      </ul>
    </FoldedSection>
  )
}

function Requisites({ rows }: { rows: Contacts['requisites'] }) {
  if (rows.length === 0) return null
  return (
    <FoldedSection id="requisites" title="Реквизиты" heading="h3">
      <div className="tabular">
        <DataList
          layout="twoColumns"
          rows={rows.map(({ term, value }) => ({ term, value: <BreakableText text={value} /> }))}
        />
      </div>
    </FoldedSection>
  )
}
