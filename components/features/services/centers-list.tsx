import { EmptyState } from '@/components/ui/list/empty-state'
import { isMarked, type MapPlace } from '@/components/map/map-place'
import { PlacesMap } from '@/components/map/places-map'
import { NearestCenter } from '@/components/features/services/nearest-center'
import { DetailsChevron, Icon } from '@/components/ui/icon/icon'
import { HashDetailsOpener } from '@/components/ui/details/hash-details-opener'
import { formatOpenState } from '@/components/ui/hours/open-badge'
import { env } from '@/lib/config/env'
import type { ServiceCenter } from '@/lib/domains/services/contract'
import { openState, sortByOpening, toWeekday, type OpenState } from '@/lib/time/opening-hours'
import { EmailLink, PhoneLink, TextWithContacts, ContactLine } from '@/components/ui/text/contact-links'
import { HoursTable } from '@/components/ui/hours/hours-table'
import { ShowOnMap } from '@/components/map/show-on-map'
import { phoneHref } from '@/lib/text/phone'

interface CenterRowFacts {
  center: ServiceCenter
  state: OpenState
  /** The list and the map show the same number. */
  number: number
}

interface CentersListProps {
  centers: readonly ServiceCenter[]
  city: string
  now: Date
}

/** The page is rebuilt every minute, so the open state is at most a minute old. */
export function CentersList({ centers, city, now }: CentersListProps) {
  const rows = sortByOpening(
    centers.map((center) => ({
      center: { ...center, address: omitCity(center.address, city) },
      state: openState(center.hours, now, env.TIME_ZONE),
    })),
  ).map((row, index) => ({ ...row, number: index + 1 }))
  const [first] = rows
  if (!first)
    return <EmptyState title="Центры пока не указаны">Адреса и телефоны есть в контактах администрации.</EmptyState>
  const placed = rows.map(toPlacedCenter).filter(isMarked)
  const open = rows.filter(({ state }) => state.isOpen).length
  return (
    <>
      <HashDetailsOpener />
      <p className="border-l-4 border-sun pl-4 text-lg">
        {open > 0 ? `Сейчас открыто ${open} из ${centers.length}.` : 'Сейчас все центры закрыты.'}{' '}
        <a href={`#center-${first.center.id}`} className="link font-medium">
          {first.center.title}
        </a>{' '}
        {formatOpenState(first.state, 'sentence')}
      </p>
      {placed.length > 1 && <NearestCenter centers={placed} />}
      <div className="mt-5">
        <PlacesMap label="Центры обслуживания на карте" places={rows.map(toMapPlace)} layout="side" listFirst search>
          <ol className="divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <CenterRow key={row.center.id} row={row} today={toWeekday(now, env.TIME_ZONE)} />
            ))}
          </ol>
        </PlacesMap>
      </div>
    </>
  )
}

/** The visitor knows the city; another place keeps its name. */
function omitCity(address: string, city: string): string {
  const [place, ...rest] = address.split(/,\s/)
  return place?.replace(/^г\.\s/, '') === city && rest.length > 0 ? rest.join(', ') : address
}

function toPlacedCenter({ center: { id, title, latitude, longitude }, state }: CenterRowFacts) {
  const opening = formatOpenState(state, 'sentence')
  return { href: `#center-${id}`, title, latitude, longitude, isOpen: state.isOpen, opening }
}

function toMapPlace({ center, state, number }: CenterRowFacts): MapPlace {
  const { id, title, address, latitude, longitude } = center
  return { id, title, address, latitude, longitude, number, href: `#center-${id}`, note: formatOpenState(state) }
}

function CenterRow({ row: { center, state, number }, today }: { row: CenterRowFacts; today: number }) {
  const { id, title, address, phones } = center
  const [phone] = phones
  return (
    <li data-place={id} className="relative transition-colors data-active:bg-brand-tint">
      <details id={`center-${id}`} className="group scroll-mt-24">
        <summary className="grid min-h-18 grid-cols-[1.75rem_minmax(0,1fr)] content-center gap-x-1 py-2.5 pr-19 print:pr-0">
          <span className="tabular self-start font-semibold text-brand-strong">{number}</span>
          <h2 className="leading-6 font-semibold">{title}</h2>
          <span className="col-start-2 row-start-2 flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <span>{address}</span>
            <span className={state.isOpen ? 'font-semibold text-brand-strong' : undefined}>
              {formatOpenState(state, 'row')}
            </span>
          </span>
          <DetailsChevron className="absolute top-6 right-12 size-6 text-brand print:hidden" />
        </summary>
        <CenterDetails center={center} today={today} />
      </details>
      {phone && (
        <a href={phoneHref(phone)} className="icon-button absolute top-3.5 right-0 text-brand print:hidden">
          <Icon name="phone" className="size-5" />
          <span className="sr-only">Позвонить: {title}</span>
        </a>
      )}
    </li>
  )
}

function CenterDetails({ center, today }: { center: ServiceCenter; today: number }) {
  const { id, title, phones, email, note, hours } = center
  return (
    <div className="space-y-4 pb-5 pl-9">
      <HoursTable name={title} hours={hours} today={today} />
      {note && (
        <p className="max-w-measure text-ink-soft">
          <TextWithContacts text={note} />
        </p>
      )}
      <address className="space-y-2.5 not-italic">
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
        {center.latitude !== null && <ShowOnMap id={id} title={title} />}
      </address>
    </div>
  )
}
