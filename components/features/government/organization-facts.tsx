import { getHostname } from '@/lib/text/normalize-link'
import { Link } from '@/components/ui/link'
import { organizationsSection } from '@/components/features/government/organizations-section'
import { paths } from '@/lib/config/paths'
import { breadcrumbsTo, type Breadcrumb } from '@/lib/navigation/section-links'
import { organizationKinds, type OrganizationItem } from '@/lib/domains/government/contract'
import { EmailLink, PhoneLink, TextWithContacts, ContactLine } from '@/components/ui/text/contact-links'
import { HoursTable } from '@/components/ui/hours/hours-table'
import { OpenBadge } from '@/components/ui/hours/open-badge'
import { env } from '@/lib/config/env'
import { openState, toWeekday } from '@/lib/time/opening-hours'
import { Icon } from '@/components/ui/icon/icon'

/** The breadcrumbs of an authority name its kind already. */
export function OrganizationMeta({ organization: { kind, sphere } }: { organization: OrganizationItem }) {
  if (kind === 'authority') return null
  const isPower = kind === 'department'
  return (
    <>
      <Link href={isPower ? paths.governments : organizationsSection.href({ kind })} className="link target">
        {organizationKinds.find(({ id }) => id === kind)?.one}
      </Link>
      {sphere && !isPower && (
        <Link href={organizationsSection.href({ sphere: sphere.id })} className="link target">
          {sphere.title}
        </Link>
      )}
    </>
  )
}

export function organizationBreadcrumbs({ kind, parent }: OrganizationItem): Breadcrumb[] {
  const list =
    kind === 'authority' || kind === 'department'
      ? { title: 'Органы власти', href: paths.governments }
      : { title: 'Учреждения и организации', href: paths.organizations }
  return [
    ...breadcrumbsTo(list.href),
    list,
    ...(parent ? [{ title: parent.short_title ?? parent.title, href: paths.organization(parent.id) }] : []),
  ]
}

/** The page is rebuilt every minute, so the open state is at most a minute old. */
export function OrganizationContacts({ organization, now }: { organization: OrganizationItem; now: Date }) {
  const { title, address, phones, email, site, hours, hours_note: note } = organization
  return (
    <div className="rounded-card bg-ground p-5 sm:p-6 lg:p-5">
      {hours.length > 0 && <OpenBadge state={openState(hours, now, env.TIME_ZONE)} />}
      <address className="mt-4 space-y-3 not-italic first:mt-0">
        {address && <ContactLine icon={<Icon name="map-pin" />}>{address}</ContactLine>}
        {phones.length > 0 && (
          <ContactLine icon={<Icon name="phone" />}>
            {phones.map((phone) => (
              <PhoneLink key={phone} phone={phone} className="link target mr-5 inline-block" />
            ))}
          </ContactLine>
        )}
        {email && (
          <ContactLine icon={<Icon name="mail" />}>
            <EmailLink email={email} className="link target break-words lg:text-sm" />
          </ContactLine>
        )}
        {site && (
          <ContactLine icon={<Icon name="globe" />}>
            <a href={site} rel="noopener" className="link target break-words">
              {getHostname(site)}
            </a>
          </ContactLine>
        )}
      </address>
      <div className="mt-5">
        <HoursTable name={title} hours={hours} today={toWeekday(now, env.TIME_ZONE)} />
        {note && (
          <p className="mt-3 text-sm text-ink-soft">
            <TextWithContacts text={note} />
          </p>
        )}
      </div>
    </div>
  )
}
