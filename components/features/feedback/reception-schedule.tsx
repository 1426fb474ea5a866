import Link from 'next/link'
import type { ReactNode } from 'react'
import { receptionTimes, takesBookings } from '@/lib/shared/reception-times'
import { EmptyState } from '@/components/ui/empty-state'
import { BookingPhone } from '@/components/ui/booking-phone'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import { paths } from '@/lib/config/paths'
import type { ReceivingOfficial } from '@/lib/domains/feedback/contract'
import { MAYOR } from '@/lib/domains/receptions/contract'

interface ReceptionScheduleProps {
  officials: readonly ReceivingOfficial[]
  /** The page names this phone number once, so an official's number is shown only when it is another one. */
  desk: string | null
  /** It says when an official can be visited next. */
  nextTimeOf: (official: ReceivingOfficial) => ReactNode
}

/** Shows who receives residents, when and where. */
export function ReceptionSchedule({ officials, desk, nextTimeOf }: ReceptionScheduleProps) {
  return (
    <section aria-labelledby="schedule">
      <h2 id="schedule" className="text-h2">
        Кто и когда принимает
      </h2>
      {officials.length === 0 ? (
        <EmptyState title="График приёма пока не опубликован">О времени приёма расскажут по телефону.</EmptyState>
      ) : (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {officials.map((official) => (
            <OfficialRow key={official.full_name} official={official} desk={desk} nextTime={nextTimeOf(official)} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface OfficialRowProps extends Pick<ReceptionScheduleProps, 'desk'> {
  official: ReceivingOfficial
  nextTime: ReactNode
}

function OfficialRow({ official, desk, nextTime }: OfficialRowProps) {
  const { id, full_name: name, post, area, head_img: image, hours, note, phone } = official
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 gap-y-4 py-6 sm:grid-cols-[6rem_minmax(0,1fr)] lg:grid-cols-[6rem_minmax(0,1fr)_minmax(0,17rem)] lg:gap-x-8">
      <Picture image={image} ratio="portrait" sizes="6rem" decorative />
      <div className="min-w-0">
        <h3 className="text-lg leading-6.5 font-semibold">
          <Link href={id === null ? paths.mayor : paths.minister(id)} prefetch={false} className="link-quiet">
            {name}
          </Link>
        </h3>
        <p className="mt-0.5 text-ink-soft">{post}</p>
        {area && <p className="mt-2 max-w-measure text-sm">{area}</p>}
      </div>
      <div className="col-span-2 min-w-0 lg:col-span-1">
        {receptionTimes(hours).map(({ when, place }) => (
          <p key={when + place} className="mb-1.5">
            <span className="tabular font-semibold">{when}</span>
            <span className="block text-sm text-ink-soft">{place}</span>
          </p>
        ))}
        <div className="mb-1.5 text-sm empty:hidden">{nextTime}</div>
        {note && (
          <p className={hours.length > 0 ? 'text-sm text-ink-soft' : 'font-medium'}>
            <TextWithPhones text={note} />
          </p>
        )}
        {takesBookings(hours) && (
          <LinkButton href={paths.receptionOf(id ?? MAYOR)} variant="secondary" size="small" className="mt-2">
            Выбрать время<span className="sr-only">: {name}</span>
          </LinkButton>
        )}
        <BookingPhone phone={phone === desk ? null : phone} className="mt-1.5 text-sm" />
      </div>
    </li>
  )
}
