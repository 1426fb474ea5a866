import Link from 'next/link'
import { PersonCard } from '@/components/features/government/person-card'
import { fullName } from '@/lib/text/person-name'
import { CuratorColumn } from '@/components/features/government/structure-branch-column'
import {
  groupByCurator,
  structureRoots,
  type CuratorGroup,
  type StructureUnit,
} from '@/components/features/government/structure-branches'
import { EmptyState } from '@/components/ui/empty-state'
import { paths } from '@/lib/config/paths'
import type { Structure } from '@/lib/domains/government/contract'
import type { MayorCard } from '@/lib/domains/mayor/contract'

/**
 * Draws the structure as one tree of nested lists. Screen readers read the lists; on the screen lines join them, side
 * by side on wide screens and in one column on phones.
 */
export function StructureTree({ structure, mayor }: { structure: Structure; mayor: MayorCard }) {
  const roots = structureRoots(structure)
  if (roots.length === 0) return <EmptyState title="Структура пока не опубликована" />
  const led = roots.filter((root) => root.is_led_by_mayor)
  return (
    <>
      <ElectedBodies roots={roots.filter((root) => !root.is_led_by_mayor)} />
      <ul className="mt-10 space-y-12">
        {led.map((root) => (
          <li key={root.id}>
            <TreeRoot root={root} mayor={mayor} />
            <CuratorGroups groups={groupByCurator(root, structure.curators)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Draws the deputies side by side; departments under the head of the city take the whole width below. */
function CuratorGroups({ groups }: { groups: readonly CuratorGroup[] }) {
  const lastDeputy = groups.findLastIndex(({ curator }) => curator !== null)
  return (
    <ul className="relative grid gap-x-6 gap-y-8 pt-8 before:absolute before:top-0 before:left-7 before:h-8 before:w-0.5 before:bg-brand sm:grid-cols-2 sm:before:hidden xl:grid-cols-4 xl:pt-14 xl:before:left-1/2 xl:before:block xl:before:h-7">
      {groups.map((group, index) => (
        <CuratorColumn key={group.curator?.id ?? 0} group={group} isLast={index === lastDeputy} />
      ))}
    </ul>
  )
}

/** Draws the head of the city and the administration as the root of the tree. */
function TreeRoot({ root, mayor }: { root: StructureUnit; mayor: MayorCard }) {
  return (
    <div className="rounded-card bg-sand p-5 sm:p-7 xl:mx-auto xl:max-w-2xl">
      {mayor.surname && <PersonCard person={mayor} href={paths.mayor} post="Глава города" size="large" heading="h2" />}
      <p className="mt-5 border-t border-line pt-4">
        <Link href={paths.organization(root.id)} prefetch={false} className="link target text-lg font-semibold">
          {root.title}
        </Link>
      </p>
    </div>
  )
}

/** Draws the bodies that are not subordinate to the head of the city. */
function ElectedBodies({ roots }: { roots: readonly StructureUnit[] }) {
  const authorities = roots.filter(({ kind }) => kind === 'authority')
  if (authorities.length === 0) return null
  return (
    <section aria-labelledby="structure-independent">
      <h2 id="structure-independent" className="max-w-measure text-lg font-semibold">
        Не подчиняются главе города
      </h2>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 border-t border-line sm:grid-cols-3">
        {authorities.map(({ id, title, head }) => (
          <li key={id} className="border-b border-line py-4">
            <Link href={paths.organization(id)} prefetch={false} className="link target font-medium">
              {title}
            </Link>
            {head && (
              <p className="mt-1 text-sm text-ink-soft">
                <Link href={paths.minister(head.id)} prefetch={false} className="link-quiet target">
                  {fullName(head)}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
