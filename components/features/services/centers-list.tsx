import { EmptyState } from '@/components/ui/list/empty-state'
import type { MapPlace } from '@/components/map/map-place'
import { PlacesMap } from '@/components/map/places-map'
import { formatOpenState, OpenBadge } from '@/components/ui/hours/open-badge'
import { env } from '@/lib/config/env'
import type { ServiceCenter } from '@/lib/domains/services/contract'
import { openState, toWeekday, type OpenState } from '@/lib/time/opening-hours'
import { EmailLink, PhoneLink, TextWithContacts } from '@/components/ui/text/contact-links'
import { ContactLine } from '@/components/ui/text/contact-line'
import { HoursTable } from '@/components/ui/hours/hours-table'
import { ShowOnMap } from '@/components/map/show-on-map'
import { Icon } from '@/components/ui/icon/icon'

/** The page is rebuilt every minute, so the open state is at most a minute old. */
export function CentersList({ centers, now }: { centers: readonly ServiceCenter[]; now: Date }) {
  if (centers.length === 0)
    return <EmptyState title="Центры пока не указаны">Адреса и телефоны есть в контактах администрации.</EmptyState>
  const rows = centers.map((center) => ({ center, state: openState(center.hours, now, env.TIME_ZONE) }))
  const open = rows.filter(({ state }) => state.isOpen).length
  return (
    <>
      <p className="text-ink-soft">
        {open > 0 ? `Сейчас открыто ${open} из ${centers.length}` : 'Сейчас все центры закрыты'}
      </p>
      <div className="mt-4">
        <PlacesMap label="Центры обслуживания на карте" places={rows.map(toMapPlace)} search>
          <ul className="divide-y divide-line border-y border-line">
            {rows.map(({ center, state }) => (
              <CenterRow key={center.id} center={center} state={state} today={toWeekday(now, env.TIME_ZONE)} />
            ))}
          </ul>
        </PlacesMap>
      </div>
    </>
  )
}

function toMapPlace({ center, state }: { center: ServiceCenter; state: OpenState }): MapPlace {
  const { id, title, address, latitude, longitude } = center
  return { id, title, address, latitude, longitude, href: `#center-${id}`, note: formatOpenState(state) }
}

interface CenterRowProps {
  center: ServiceCenter
  state: OpenState
  today: number
}

function CenterRow({ center, state, today }: CenterRowProps) {
  const { id, title, address, phones, email, note } = center
  return (
    <li
      id={`center-${id}`}
      data-place={id}
      className="grid gap-x-16 gap-y-5 py-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:py-10"
    >
      <div className="min-w-0">
        <OpenBadge state={state} />
        <h2 className="mt-3 text-h2">{title}</h2>
        <address className="mt-4 space-y-2.5 not-italic">
          <ContactLine icon={<Icon name="map-pin" />}>{address}</ContactLine>
          {center.latitude !== null && <ShowOnMap id={id} title={title} />}
          {phones.length > 0 && (
            <ContactLine icon={<Icon name="phone" />}>
              {phones.map((phone) => (
                <PhoneLink key={phone} phone={phone} className="link target mr-5" />
              ))}
            </ContactLine>
          )}
          {email && (
            <ContactLine icon={<Icon name="mail" />}>
              <EmailLink email={email} />
            </ContactLine>
          )}
        </address>
        {note && (
          <p className="mt-4 max-w-measure text-ink-soft">
            <TextWithContacts text={note} />
          </p>
        )}
      </div>
      <HoursTable name={title} hours={center.hours} today={today} />
    </li>
  )
}
