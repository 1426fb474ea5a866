import { defineSection } from '@/components/ui/filtered-list/section'
import { formatSearchText } from '@/components/ui/filtered-list/section-text'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { emptyPage } from '@/lib/contract/page'
import {
  ORGANIZATIONS_PER_PAGE,
  departmentFilter,
  listDepartments,
  organizationKinds,
  type OrganizationCard,
} from '@/lib/domains/government/contract'

export const organizationsSection = defineSection({
  read: (filter) => read(listDepartments, { query: filter }),
  filter: departmentFilter,
  path: paths.organizations,
  title: () => 'Учреждения и организации',
  address: { kind: 'kind', sphere: 'theme', parent: 'parent', text: 'text' },
  page: ({ departments }) => ({ ...departments, data: bySphere(departments.data) }),
  empty: { departments: emptyPage<never>(ORGANIZATIONS_PER_PAGE, paths.organizations), kinds: [], spheres: [] },
  terms: ({ spheres: sphere }) => ({ sphere }),
  unknown: {
    kind: 'Такого вида организаций нет',
    sphere: 'Такой сферы нет',
    parent: 'Такой вышестоящей организации нет',
  },
  indexed: [],
  isCounted: true,
  labels: ({ text, kind, sphere, parent }, { spheres }) => [
    organizationKinds.find(({ id }) => id === kind)?.title,
    spheres.find(({ id }) => id === sphere)?.title,
    parent && 'подведомственные',
    formatSearchText(text),
  ],
  nothing: {
    yet: 'Организации пока не опубликованы',
    advice: 'Попробуйте другое слово: номер школы, улицу или сокращённое название.',
    all: 'Все организации',
  },
})

/** The list is ordered by sphere, so neighbours of one sphere make a group. */
function bySphere(organizations: readonly OrganizationCard[]): OrganizationCard[][] {
  const groups: OrganizationCard[][] = []
  for (const organization of organizations) {
    const group = groups.at(-1)
    if (group && group[0]?.sphere?.id === organization.sphere?.id) group.push(organization)
    else groups.push([organization])
  }
  return groups
}
