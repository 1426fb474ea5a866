import { Clock3 } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { OpenBadge } from '@/components/ui/open-badge'
import { PhoneLink } from '@/components/ui/phone-link'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import { env } from '@/lib/config/env'
import type { DutyService } from '@/lib/domains/feedback/contract'
import { hoursByDays, openState } from '@/lib/shared/opening-hours'

const groups: { kind: DutyService['kind']; title: string }[] = [
  { kind: 'utility', title: 'Вода, тепло, свет, газ' },
  { kind: 'housing', title: 'Дом и двор' },
  { kind: 'city', title: 'Улицы, транспорт, море' },
]

const SHORT = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']

/** Draws the other duty services, grouped by what has broken. On phones the number comes before what it is for. */
export function DutyGroups({ services, now }: { services: readonly DutyService[]; now: Date }) {
  return groups.map(({ kind, title }) => {
    const own = services.filter((service) => service.kind === kind)
    if (own.length === 0) return null
    return (
      <section key={kind} aria-labelledby={`duty-${kind}`} className="mt-14 lg:mt-16">
        <h2 id={`duty-${kind}`} className="text-h2">
          {title}
        </h2>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {own.map((service) => (
            <DutyRow key={service.id} service={service} now={now} />
          ))}
        </ul>
      </section>
    )
  })
}

function DutyRow({ service, now }: { service: DutyService; now: Date }) {
  const { id, title, organization, phones, purpose, zone, address, note } = service
  return (
    <li
      id={`duty-${id}`}
      className="grid scroll-mt-20 gap-x-12 gap-y-2 py-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:py-6"
    >
      <div className="min-w-0">
        <h3 className="text-lg leading-6.5 font-semibold">{title}</h3>
        {organization && <p className="text-sm text-ink-soft">{organization}</p>}
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <p className="flex flex-wrap gap-x-6">
          {phones.map((phone) => (
            <PhoneLink
              key={phone}
              phone={phone}
              className="inline-flex min-h-11 items-center text-xl font-semibold text-brand-strong no-underline hover:underline"
            />
          ))}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <DutyHours service={service} now={now} />
          {address && <p>{address}</p>}
        </div>
      </div>
      <div className="min-w-0 space-y-2">
        <p className="max-w-measure">
          <TextWithPhones text={purpose} />
        </p>
        {zone && (
          <p className="max-w-measure text-sm text-ink-soft">
            <span className="font-medium text-ink">Зона ответственности: </span>
            <TextWithPhones text={zone} />
          </p>
        )}
        {note && (
          <p className="max-w-measure text-sm text-ink-soft">
            <TextWithPhones text={note} />
          </p>
        )}
      </div>
    </li>
  )
}

function DutyHours({ service: { is_round_the_clock: always, hours }, now }: { service: DutyService; now: Date }) {
  if (always)
    return (
      <Badge tone="brand" icon={<Clock3 aria-hidden className="size-4" />}>
        Круглосуточно
      </Badge>
    )
  if (hours.length === 0) return null
  return (
    <>
      <OpenBadge state={openState(hours, now, env.TIME_ZONE)} />
      <p className="tabular">{hoursInWords(hours)}</p>
    </>
  )
}

/** Returns opening hours in words: «пн–пт 08:00–20:00, сб 09:00–14:00». Days off are left out. */
function hoursInWords(hours: DutyService['hours']): string {
  return hoursByDays(hours)
    .filter(({ times }) => times.length > 0)
    .map(({ first, last, times }) => {
      const days = last > first ? `${SHORT[first - 1]}–${SHORT[last - 1]}` : SHORT[first - 1]
      return `${days}\u00A0${times.join(' и ')}`
    })
    .join(', ')
}
