import Link from 'next/link'
import { organizationsSection } from '@/components/features/government/organizations-section'
import { paths } from '@/lib/config/paths'
import { breadcrumbsTo, type Breadcrumb } from '@/lib/navigation/section-links'
import { organizationKinds, type OrganizationItem } from '@/lib/domains/government/contract'

/** Shows above the title the kind and the sphere of the organisation. The way to an authority names its kind already. */
export function OrganizationMeta({ organization: { kind, sphere } }: { organization: OrganizationItem }) {
  if (kind === 'authority') return null
  const isPower = kind === 'department'
  return (
    <>
      <Link
        href={isPower ? paths.governments : organizationsSection.href({ kind })}
        prefetch={false}
        className="link target"
      >
        {organizationKinds.find(({ id }) => id === kind)?.one}
      </Link>
      {sphere && !isPower && (
        <Link href={organizationsSection.href({ sphere: sphere.id })} prefetch={false} className="link target">
          {sphere.title}
        </Link>
      )}
    </>
  )
}

/** Returns the breadcrumbs of an organisation: its list, then its parent organisation. */
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
