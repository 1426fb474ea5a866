import { OrganizationRow } from '@/components/features/government/organization-row'
import { OrganizationsFound } from '@/components/features/government/organizations-found'
import { organizationsHref, organizationsQuery } from '@/components/features/government/queries'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import { paths } from '@/lib/config/paths'
import type { DepartmentFilter, DepartmentList, OrganizationCard } from '@/lib/domains/government/contract'
import { messages } from '@/lib/contract/messages'
import Link from 'next/link'

interface OrganizationsProps {
  list: DepartmentList
  filter: DepartmentFilter
}

/** Organisations under their spheres, page after page. */
export function OrganizationsList({ list, filter }: OrganizationsProps) {
  const { departments } = list
  if (departments.data.length === 0) return <NothingFound list={list} filter={filter} />
  return (
    <>
      <OrganizationsFound list={list} filter={filter} />
      <div className="mt-4">
        <PagedList
          listId="organizations-list"
          page={departments}
          path={paths.organizations}
          query={organizationsQuery(filter)}
          className="space-y-8 border-b border-line lg:space-y-0"
        >
          {bySphere(departments.data).map((group) => (
            <Sphere key={group[0]?.id} organizations={group} filter={filter} />
          ))}
        </PagedList>
      </div>
    </>
  )
}

function Sphere({ organizations, filter }: { organizations: OrganizationCard[]; filter: DepartmentFilter }) {
  const sphere = organizations[0]?.sphere
  return (
    <li className="grid border-t border-line-strong pt-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-0">
      <h2 className="self-start text-h3 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:py-6">
        {sphere ? (
          <Link href={organizationsHref({ ...filter, sphere: sphere.id })} prefetch={false} className="link-quiet">
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

/** The list comes ordered by sphere: neighbours of one sphere make a group. */
function bySphere(organizations: readonly OrganizationCard[]): OrganizationCard[][] {
  const groups: OrganizationCard[][] = []
  for (const organization of organizations) {
    const group = groups.at(-1)
    if (group && group[0]?.sphere?.id === organization.sphere?.id) group.push(organization)
    else groups.push([organization])
  }
  return groups
}

function NothingFound({ list, filter }: OrganizationsProps) {
  if (organizationsQuery(filter) === '') return <EmptyState title="Организации пока не опубликованы" />
  return (
    <>
      <OrganizationsFound list={list} filter={filter} />
      <EmptyState
        title={filter.text ? messages.nothingFoundFor(filter.text) : messages.nothingFound}
        action={
          <LinkButton href={paths.organizations} variant="secondary">
            Все организации
          </LinkButton>
        }
      >
        Попробуйте другое слово: номер школы, улицу или сокращённое название.
      </EmptyState>
    </>
  )
}
