import { MapPin, Phone } from 'lucide-react'
import Link from 'next/link'
import { fullName } from '@/lib/text/person-name'
import { PhoneLink } from '@/components/ui/phone-link'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { paths } from '@/lib/config/paths'
import type { OrganizationCard } from '@/lib/domains/government/contract'

interface OrganizationRowProps {
  organization: OrganizationCard
  heading?: 'h2' | 'h3'
}

/** Draws an organisation as a row: its title, summary and head on the left, its address and phone on the right. */
export function OrganizationRow({ organization, heading: Heading = 'h3' }: OrganizationRowProps) {
  const { id, title, summary, head, address, phones } = organization
  const [phone] = phones
  return (
    <div className="grid gap-x-10 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_17rem] lg:py-6">
      <div className="min-w-0">
        <Heading className="text-lg leading-6.5 font-semibold">
          <Link href={paths.organization(id)} prefetch={false} className="link-quiet text-brand-strong">
            {title}
          </Link>
        </Heading>
        {summary && (
          <p className="mt-1.5 max-w-measure text-ink-soft">
            <TextWithContacts text={summary} />
          </p>
        )}
        {head && (
          <p className="mt-2 text-sm">
            <span className="text-ink-soft">Руководитель: </span>
            <Link href={paths.minister(head.id)} prefetch={false} className="link target">
              {fullName(head)}
            </Link>
          </p>
        )}
      </div>
      <div className="space-y-1.5 text-sm">
        {address && (
          <p className="flex gap-2.5">
            <MapPin aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand" />
            {address}
          </p>
        )}
        {phone && (
          <p className="flex gap-2.5">
            <Phone aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand" />
            <PhoneLink phone={phone} className="link target" />
          </p>
        )}
      </div>
    </div>
  )
}
