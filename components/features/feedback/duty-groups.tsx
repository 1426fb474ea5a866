import { Badge } from '@/components/ui/text/badge'
import { OpenBadge } from '@/components/ui/hours/open-badge'
import { MobileDetails } from '@/components/ui/details/mobile-details'
import { PhoneLink, TextWithContacts } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'
import type { DutyService } from '@/lib/domains/feedback/contract'
import { weekdaySpan } from '@/lib/time/weekdays'
import { groupHours, openState } from '@/lib/time/opening-hours'
import { Icon } from '@/components/ui/icon/icon'
import { TitledSection } from '@/components/ui/text/titled-section'

const groups: { kind: DutyService['kind']; title: string }[] = [
  { kind: 'utility', title: 'Вода, тепло, свет, газ' },
  { kind: 'housing', title: 'Дом и двор' },
  { kind: 'city', title: 'Улицы, транспорт, море' },
]

function listGroups(services: readonly DutyService[]) {
  return groups.flatMap(({ kind, title }) => {
    const found = services.filter((service) => service.kind === kind)
    return found.length > 0 ? [{ id: `duty-${kind}`, title, services: found }] : []
  })
}

export function DutyAnchors({ services }: { services: readonly DutyService[] }) {
  const anchors = listGroups(services)
  if (anchors.length < 2) return null
  return (
    <nav aria-label="Службы по видам" className="mt-4 print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {anchors.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function DutyGroups({ services, now }: { services: readonly DutyService[]; now: Date }) {
  return listGroups(services).map(({ id, title, services: found }) => (
    <TitledSection key={id} id={id} title={title} className="mt-4 lg:mt-16">
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {found.map((service) => (
          <DutyRow key={service.id} service={service} now={now} />
        ))}
      </ul>
    </TitledSection>
  ))
}

function DutyRow({ service, now }: { service: DutyService; now: Date }) {
  const { id, title, phones, purpose } = service
  return (
    <li
      id={`duty-${id}`}
      className="relative grid scroll-mt-20 gap-x-12 py-2 lg:grid-cols-[minmax(0,1fr)_26rem] lg:py-5"
    >
      <h3 className="min-w-0 leading-6 font-semibold max-lg:pr-8 lg:self-center lg:text-lg">{title}</h3>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 pb-0.5 text-sm text-ink-soft">
        {phones.map((phone) => (
          <PhoneLink
            key={phone}
            phone={phone}
            className="relative z-1 inline-flex min-h-11 items-center text-lg font-semibold text-brand-strong no-underline hover:underline lg:text-xl"
          />
        ))}
        <span className="my-1.5 empty:hidden">
          <DutyState service={service} now={now} />
        </span>
      </div>
      <p className="min-w-0 max-w-measure max-lg:text-sm max-lg:leading-5 [&_a]:z-1">
        <TextWithContacts text={purpose} />
      </p>
      <MobileDetails row title={`Кто отвечает, часы и где работает: ${title}`} className="min-w-0">
        <DutyDetails service={service} />
      </MobileDetails>
    </li>
  )
}

function DutyDetails({ service: { organization, zone, address, hours, note } }: { service: DutyService }) {
  const place = [organization, address].filter(Boolean).join(', ')
  return (
    <div className="max-w-measure space-y-1.5 text-sm max-lg:pt-2 text-ink-soft">
      {place && <p>{place}</p>}
      {hours.length > 0 && <p className="tabular first-letter:uppercase">{formatHours(hours)}</p>}
      {zone && (
        <p>
          <span className="font-medium text-ink">Где работает: </span>
          <TextWithContacts text={zone} />
        </p>
      )}
      {note && (
        <p>
          <TextWithContacts text={note} />
        </p>
      )}
    </div>
  )
}

function DutyState({ service: { is_round_the_clock: always, hours }, now }: { service: DutyService; now: Date }) {
  if (always)
    return (
      <Badge tone="brand" icon={<Icon name="clock-3" className="size-4" />}>
        Круглосуточно
      </Badge>
    )
  return hours.length > 0 && <OpenBadge of="line" state={openState(hours, now, env.TIME_ZONE)} />
}

/** Returns «пн–пт 08:00–20:00, сб 09:00–14:00»; days off are left out. */
function formatHours(hours: DutyService['hours']): string {
  return groupHours(hours)
    .filter(({ times }) => times.length > 0)
    .map(({ first, last, times }) => `${weekdaySpan(first, last)}\u00A0${times.join(' и ')}`)
    .join(', ')
}
