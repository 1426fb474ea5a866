import { type ShownPerson, toShownMayor, toShownMinister } from '@/components/features/government/shown-person'
import { contactsHtml, phoneLinkHtml } from '@/components/ui/text/contacts-html'
import { paths } from '@/lib/config/paths'
import type { OrganizationCard } from '@/lib/domains/government/contract'
import { phoneHref } from '@/lib/text/phone'
import type { MayorCard } from '@/lib/domains/mayor/contract'

export type GovernmentRow = ReturnType<typeof toRow> & { address?: string }

export function toGovernmentRows(government: readonly OrganizationCard[], mayor: MayorCard) {
  return {
    authorities: government.filter(({ kind }) => kind === 'authority').map((one) => toAuthorityRow(one, mayor)),
    departments: government.filter(({ kind }) => kind === 'department').map(toDepartmentRow),
  }
}

function toAuthorityRow(organization: OrganizationCard, mayor: MayorCard): GovernmentRow {
  const { head, address, is_led_by_mayor: ledByMayor } = organization
  const leader = ledByMayor && mayor.surname ? toShownMayor(mayor) : head && toShownMinister(head)
  return { ...toRow(organization, leader), address }
}

function toDepartmentRow(organization: OrganizationCard): GovernmentRow {
  return toRow(organization, organization.head && toShownMinister(organization.head))
}

function toRow({ id, title, summary, phones: [phone] }: OrganizationCard, leader: ShownPerson | null) {
  return {
    href: paths.organization(id),
    title,
    summary: summary && contactsHtml(summary),
    leader,
    phone: phone ? phoneLinkHtml(phone, 'link target') : null,
    callHref: phone ? phoneHref(phone) : null,
    /** What the page's search reads. */
    words: [title, summary, leader?.name, leader?.post].filter(Boolean).join(' '),
  }
}
