import Link from 'next/link'
import type { ReactNode } from 'react'
import { BookingPhone } from '@/components/ui/booking-phone'
import { PhoneFold } from '@/components/ui/phone-fold'
import { Picture } from '@/components/ui/picture'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { paths } from '@/lib/config/paths'
import type { ReceivingOfficial } from '@/lib/domains/feedback/contract'
import { receptionTimes } from '@/lib/time/reception-times'

interface ReceptionRowProps {
  official: ReceivingOfficial
  /** The page names this phone number once, so an official's number is shown only when it is another one. */
  desk: string | null
  nextTime: ReactNode
  heading: 'h3' | 'h4'
  /** All that is said of the official is shown on phones, too. */
  isOpen?: boolean
}

/** Draws an official: who it is and when to come next. Phones fold what they answer for, all hours and places. */
export function ReceptionRow({ official, desk, nextTime, heading: Heading, isOpen = false }: ReceptionRowProps) {
  const { id, full_name: name, post, head_img: image } = official
  return (
    <li className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-3 lg:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-8 lg:py-6">
      <Picture image={image} ratio="portrait" sizes="(min-width: 64rem) 6rem, 2.5rem" decorative />
      <div className="min-w-0">
        <Heading className="leading-6 font-semibold max-lg:pr-8 lg:text-lg">
          <Link
            href={id === null ? paths.mayor : paths.minister(id)}
            prefetch={false}
            className="link-quiet relative z-1 inline-block min-h-6"
          >
            {name}
          </Link>
        </Heading>
        <p className="text-ink-soft max-lg:text-sm max-lg:leading-5 lg:mt-0.5">{post}</p>
        <div className="mt-1 text-sm *:w-fit empty:hidden lg:mt-2 [&_a]:z-1">{nextTime}</div>
      </div>
      <PhoneFold row isOpen={isOpen} title={`Что решает, часы и место: ${name}`} className="col-span-2 lg:col-span-1">
        <OfficialDetails official={official} desk={desk} />
      </PhoneFold>
    </li>
  )
}

function OfficialDetails({
  official: { area, hours, note, phone },
  desk,
}: Pick<ReceptionRowProps, 'official' | 'desk'>) {
  return (
    <div className="max-lg:pt-2 max-lg:pl-13">
      {area && <p className="mb-2 max-w-measure text-sm">{area}</p>}
      {receptionTimes(hours).map(({ when, place }) => (
        <p key={when + place} className="mb-1.5">
          <span className="tabular font-semibold">{when}</span>
          <span className="block text-sm text-ink-soft">{place}</span>
        </p>
      ))}
      {note && (
        <p className={hours.length > 0 ? 'text-sm text-ink-soft' : 'font-medium'}>
          <TextWithContacts text={note} />
        </p>
      )}
      <BookingPhone phone={phone === desk ? null : phone} className="mt-1.5 text-sm" />
    </div>
  )
}
