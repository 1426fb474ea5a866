import { EmailLink } from '@/components/ui/email-link'
import { Mail, MapPin, Phone } from 'lucide-react'
import { ContactLine } from '@/components/ui/contact-line'
import { HoursTable } from '@/components/ui/hours-table'
import { ShowOnMap } from '@/components/map/show-on-map'
import { OpenBadge } from '@/components/ui/open-badge'
import { PhoneLink } from '@/components/ui/phone-link'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import type { ServiceCenter } from '@/lib/domains/services/contract'
import type { OpenState } from '@/lib/time/opening-hours'

interface CenterRowProps {
  center: ServiceCenter
  state: OpenState
  today: number
}

/** Draws a centre: whether it is open, its address, its contacts and its hours. */
export function CenterRow({ center, state, today }: CenterRowProps) {
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
          <ContactLine icon={<MapPin aria-hidden />}>{address}</ContactLine>
          {center.latitude !== null && <ShowOnMap id={id} title={title} />}
          {phones.length > 0 && (
            <ContactLine icon={<Phone aria-hidden />}>
              {phones.map((phone) => (
                <PhoneLink key={phone} phone={phone} className="link target mr-5" />
              ))}
            </ContactLine>
          )}
          {email && (
            <ContactLine icon={<Mail aria-hidden />}>
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
