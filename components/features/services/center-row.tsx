import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { CenterHours } from '@/components/features/services/center-hours'
import { CenterState } from '@/components/features/services/center-state'
import { PhoneLink } from '@/components/ui/phone-link'
import type { ServiceCenter } from '@/lib/contract/services'
import type { OpenState } from '@/lib/shared/opening-hours'

interface CenterRowProps {
  center: ServiceCenter
  state: OpenState
  today: number
}

/** A centre: whether it is open, where it is, how to ask, when it works. */
export function CenterRow({ center, state, today }: CenterRowProps) {
  const { id, title, address, phones, email, note } = center
  return (
    <li id={`center-${id}`} className="grid gap-x-16 gap-y-5 py-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:py-10">
      <div className="min-w-0">
        <CenterState state={state} />
        <h2 className="mt-3 text-h2">{title}</h2>
        <address className="mt-4 space-y-2.5 not-italic">
          <Contact icon={<MapPin aria-hidden />}>{address}</Contact>
          {phones.length > 0 && (
            <Contact icon={<Phone aria-hidden />}>
              {phones.map((phone) => (
                <PhoneLink key={phone} phone={phone} className="link target mr-5" />
              ))}
            </Contact>
          )}
          {email && (
            <Contact icon={<Mail aria-hidden />}>
              <a href={`mailto:${email}`} className="link target">
                {email}
              </a>
            </Contact>
          )}
        </address>
        {note && <p className="mt-4 max-w-measure text-ink-soft">{note}</p>}
      </div>
      <CenterHours center={center} today={today} />
    </li>
  )
}

function Contact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex gap-3">
      <span className="mt-0.75 shrink-0 text-brand *:size-5">{icon}</span>
      <span className="min-w-0">{children}</span>
    </p>
  )
}
