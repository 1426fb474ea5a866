import { OrganizationRow } from '@/components/features/government/organization-row'
import { organizationsSection, type OrganizationsPage } from '@/components/features/government/organizations-section'
import { SectionList } from '@/components/ui/section/section-list'
import type { DepartmentFilter, OrganizationCard } from '@/lib/domains/government/contract'
import Link from 'next/link'

const look = { frame: 'mt-4', list: 'space-y-8 border-b border-line lg:space-y-0' }

/** Draws the organisations under their spheres, with pages. */
export function OrganizationsList({ state, filter }: Pick<OrganizationsPage, 'state' | 'filter'>) {
  return (
    <SectionList id="organizations-list" state={state} look={look}>
      {(group) => <Sphere key={group[0]?.id} organizations={group} filter={filter} />}
    </SectionList>
  )
}

function Sphere({ organizations, filter }: { organizations: OrganizationCard[]; filter: DepartmentFilter }) {
  const sphere = organizations[0]?.sphere
  return (
    <li className="grid border-t border-line-strong pt-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-0">
      <h2 className="self-start text-h3 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:py-6">
        {sphere ? (
          <Link
            href={organizationsSection.href({ ...filter, sphere: sphere.id })}
            prefetch={false}
            className="link-quiet"
          >
            {sphere.title}
          </Link>
        ) : (
          'Другие организации'
        )}
      </h2>
      <ul className="divide-y divide-line lg:col-start-2">
        {organizations.map((organization) => (
          <li key={organization.id}>
            <OrganizationRow organization={organization} />
          </li>
        ))}
      </ul>
    </li>
  )
}
