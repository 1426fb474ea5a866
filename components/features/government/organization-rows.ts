import { organizationsSection } from '@/components/features/government/organizations-section'
import type { TabItem } from '@/components/ui/list/tabs'
import { contactsHtml, phoneLinkHtml } from '@/components/ui/text/contacts-html'
import { paths } from '@/lib/config/paths'
import type { DepartmentFilter, DepartmentList, OrganizationCard } from '@/lib/domains/government/contract'
import { fullName } from '@/lib/text/person-name'

export type SphereRow = ReturnType<typeof toSphereRow>

/** Formats the neighbours of one sphere. */
export function toSphereRow(organizations: readonly OrganizationCard[], filter: DepartmentFilter) {
  const sphere = organizations[0]?.sphere
  return {
    sphere: sphere && { href: organizationsSection.href({ ...filter, sphere: sphere.id }), title: sphere.title },
    organizations: organizations.map(toOrganizationRow),
  }
}

function toOrganizationRow({ id, title, summary, head, address, phones: [phone] }: OrganizationCard) {
  return {
    href: paths.organization(id),
    title,
    summary: summary && contactsHtml(summary),
    head: head && { href: paths.minister(head.id), name: fullName(head) },
    address,
    phone: phone && phoneLinkHtml(phone, 'link target'),
  }
}

export function organizationTabs({ kinds }: DepartmentList, filter: DepartmentFilter): TabItem[] {
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  return [{ id: undefined, title: 'Все', count: total }, ...kinds].map(({ id, title, count }) => ({
    href: organizationsSection.href({ ...filter, kind: id }),
    label: title,
    count: filter.text || filter.sphere || filter.parent ? undefined : count,
    current: filter.kind === id,
  }))
}

export function sphereOptions({ spheres }: DepartmentList) {
  return spheres.filter(({ count }) => count > 0).map(({ id, title }) => ({ value: id, label: title }))
}
