import { OpenBadge } from '@/components/ui/open-badge'
import { PhoneLink } from '@/components/ui/phone-link'
import { env } from '@/lib/config/env'
import type { Contacts } from '@/lib/domains/feedback/contract'
import { openState } from '@/lib/time/opening-hours'

/** Shows under the title the first phone number, whether the office is open, and a link to the other contacts. */
export function ContactsLine({ contacts: { phones, hours }, now }: { contacts: Contacts; now: Date }) {
  const [phone] = phones
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {phone && <PhoneLink phone={phone} className="link target text-lg font-semibold" />}
      {hours.length > 0 && <OpenBadge state={openState(hours, now, env.TIME_ZONE)} />}
      <a href="#contacts" className="link target">
        Кому звонить, адрес и часы
      </a>
    </p>
  )
}
