import Link from 'next/link'
import { PersonCard } from '@/components/features/government/person-card'
import { fullName } from '@/lib/text/person-name'
import {
  groupByCurator,
  structureRoots,
  type CuratorGroup,
  type StructureUnit,
  countUnder,
} from '@/components/features/government/structure-units'
import { EmptyState } from '@/components/ui/list/empty-state'
import { paths } from '@/lib/config/paths'
import type { Structure } from '@/lib/domains/government/contract'
import type { MayorCard } from '@/lib/domains/mayor/contract'
import { classNames } from '@/components/ui/class-names'
import { DetailsChevron } from '@/components/ui/details/details-chevron'
import { formatCount } from '@/lib/text/plural'

/** Nested lists for screen readers, joined by lines on the screen. */
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

interface CuratorColumnProps {
  group: CuratorGroup
  isLast: boolean
}

function CuratorColumn({ group: { curator, units }, isLast }: CuratorColumnProps) {
  if (!curator) return <DirectUnits units={units} />
  return (
    <li
      className={classNames(
        'relative min-w-0',
        'not-first:before:absolute not-first:before:-top-8 not-first:before:left-7 not-first:before:h-8 not-first:before:w-0.5 not-first:before:bg-brand sm:before:hidden',
        'wide:after:absolute wide:after:-top-7 wide:after:left-1/2 wide:after:h-7 wide:after:w-0.5 wide:after:bg-brand',
      )}
    >
      {!isLast && (
        <span aria-hidden className="absolute -top-7 left-1/2 hidden h-0.5 w-[calc(100%+1.5rem)] bg-brand wide:block" />
      )}
      <div className="rounded-card border-2 border-brand bg-paper p-4 xl:min-h-44">
        <PersonCard person={curator} href={paths.minister(curator.id)} post={curator.post} heading="h3" />
      </div>
      <ul className="ml-7 border-l-2 border-brand pt-2">
        {units.map((unit) => (
          <Department key={unit.id} unit={unit} />
        ))}
      </ul>
    </li>
  )
}

function DirectUnits({ units }: { units: readonly StructureUnit[] }) {
  return (
    <li className="border-t-2 border-brand pt-4 sm:col-span-full">
      <h3 className="font-semibold">Подчиняются главе города напрямую</h3>
      <ul className="mt-2 gap-x-6 sm:grid sm:grid-cols-2 xl:grid-cols-4">
        {units.map((unit) => (
          <li key={unit.id} className="py-2">
            <UnitName unit={unit} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function Department({ unit }: { unit: StructureUnit }) {
  const { units } = unit
  return (
    <li className="relative py-3 pl-5 before:absolute before:top-6 before:left-0 before:h-0.5 before:w-3.5 before:bg-brand">
      <UnitName unit={unit} />
      {units.length > 0 && (
        <details className="group mt-1">
          <summary className="target inline-flex items-center gap-1 text-sm text-brand-strong">
            {formatCount(countUnder(unit), ['организация', 'организации', 'организаций'])}
            <DetailsChevron className="size-4" />
          </summary>
          <SubordinateUnits units={units} />
        </details>
      )}
    </li>
  )
}

function UnitName({ unit: { id, title, head } }: { unit: StructureUnit }) {
  return (
    <>
      <Link href={paths.organization(id)} prefetch={false} className="link target leading-6 font-medium">
        {title}
      </Link>
      {head && (
        <p className="mt-1 text-sm leading-6 text-ink-soft">
          <Link href={paths.minister(head.id)} prefetch={false} className="link-quiet target">
            {fullName(head)}
          </Link>
        </p>
      )}
    </>
  )
}

function SubordinateUnits({ units }: { units: readonly StructureUnit[] }) {
  return (
    <ul className="mt-1 border-l border-line-strong">
      {units.map(({ id, title, short_title: short, units: under }) => (
        <li key={id} className="py-1.5 pl-4 text-sm leading-5">
          <Link href={paths.organization(id)} prefetch={false} className="link target">
            {short ?? title}
          </Link>
          {under.length > 0 && <SubordinateUnits units={under} />}
        </li>
      ))}
    </ul>
  )
}
