'use client'

import { Link } from '@/components/ui/link'
import { PersonCard } from '@/components/features/government/person-card'
import type { CuratorRow, StructureRows, UnitRow } from '@/components/features/government/structure-rows'
import { EmptyState } from '@/components/ui/list/empty-state'
import { classNames } from '@/components/ui/class-names'
import { DetailsChevron } from '@/components/ui/icon/icon'
import { TitledSection } from '@/components/ui/text/titled-section'

/** Nested lists for screen readers, joined by lines on the screen. */
export function StructureTree({ elected, led }: StructureRows) {
  if (elected.length + led.length === 0) return <EmptyState title="Структура пока не опубликована" />
  return (
    <>
      {elected.length > 0 && <ElectedBodies units={elected} />}
      <ul className="mt-10 space-y-12">
        {led.map((root) => (
          <li key={root.href}>
            <TreeRoot root={root} />
            <CuratorGroups groups={root.groups} />
          </li>
        ))}
      </ul>
    </>
  )
}

function CuratorGroups({ groups }: { groups: readonly CuratorRow[] }) {
  const lastDeputy = groups.findLastIndex(({ curator }) => curator !== null)
  return (
    <ul
      className={classNames(
        'relative grid gap-x-6 gap-y-8 pt-8 before:absolute before:top-0 before:left-7 before:h-8 before:w-0.5',
        'before:bg-brand sm:grid-cols-2 sm:before:hidden xl:grid-cols-4 xl:pt-14 xl:before:left-1/2',
        'xl:before:block xl:before:h-7',
      )}
    >
      {groups.map((group, index) => (
        <CuratorColumn key={group.curator?.href ?? ''} group={group} isLast={index === lastDeputy} />
      ))}
    </ul>
  )
}

function TreeRoot({ root: { href, title, leader } }: { root: StructureRows['led'][number] }) {
  return (
    <div className="rounded-card bg-sand p-5 sm:p-7 xl:mx-auto xl:max-w-2xl">
      {leader && <PersonCard person={leader} size="large" heading="h2" />}
      <p className="mt-5 border-t border-line pt-4">
        <Link href={href} className="link target text-lg font-semibold">
          {title}
        </Link>
      </p>
    </div>
  )
}

function ElectedBodies({ units }: { units: readonly UnitRow[] }) {
  return (
    <TitledSection
      id="structure-independent"
      title="Не подчиняются главе города"
      headingClassName="max-w-measure text-lg font-semibold"
    >
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 border-t border-line sm:grid-cols-3">
        {units.map(({ href, title, head }) => (
          <li key={href} className="border-b border-line py-4">
            <Link href={href} className="link target font-medium">
              {title}
            </Link>
            {head && (
              <p className="mt-1 text-sm text-ink-soft">
                <Link href={head.href} className="link-quiet target">
                  {head.name}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

interface CuratorColumnProps {
  group: CuratorRow
  isLast: boolean
}

function CuratorColumn({ group: { curator, units }, isLast }: CuratorColumnProps) {
  if (!curator) return <DirectUnits units={units} />
  return (
    <li
      className={classNames(
        'relative min-w-0',
        'not-first:before:absolute not-first:before:-top-8 not-first:before:left-7 not-first:before:h-8',
        'not-first:before:w-0.5 not-first:before:bg-brand sm:before:hidden',
        'wide:after:absolute wide:after:-top-7 wide:after:left-1/2 wide:after:h-7 wide:after:w-0.5 wide:after:bg-brand',
      )}
    >
      {!isLast && (
        <span aria-hidden className="absolute -top-7 left-1/2 hidden h-0.5 w-[calc(100%+1.5rem)] bg-brand wide:block" />
      )}
      <div className="rounded-card border-2 border-brand bg-paper p-4 xl:min-h-44">
        <PersonCard person={curator} heading="h3" />
      </div>
      <ul className="ml-7 border-l-2 border-brand pt-2">
        {units.map((unit) => (
          <Department key={unit.href} unit={unit} />
        ))}
      </ul>
    </li>
  )
}

function DirectUnits({ units }: { units: readonly UnitRow[] }) {
  return (
    <li className="border-t-2 border-brand pt-4 sm:col-span-full">
      <h3 className="font-semibold">Подчиняются главе города напрямую</h3>
      <ul className="mt-2 gap-x-6 sm:grid sm:grid-cols-2 xl:grid-cols-4">
        {units.map((unit) => (
          <li key={unit.href} className="py-2">
            <UnitName unit={unit} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function Department({ unit }: { unit: UnitRow }) {
  const { under, units } = unit
  return (
    <li className="relative py-3 pl-5 before:absolute before:top-6 before:left-0 before:h-0.5 before:w-3.5 before:bg-brand">
      <UnitName unit={unit} />
      {units.length > 0 && (
        <details className="group mt-1">
          <summary className="target inline-flex items-center gap-1 text-sm text-brand-strong">
            {under}
            <DetailsChevron className="size-4" />
          </summary>
          <SubordinateUnits units={units} />
        </details>
      )}
    </li>
  )
}

function UnitName({ unit: { href, title, head } }: { unit: UnitRow }) {
  return (
    <>
      <Link href={href} className="link target leading-6 font-medium">
        {title}
      </Link>
      {head && (
        <p className="mt-1 text-sm leading-6 text-ink-soft">
          <Link href={head.href} className="link-quiet target">
            {head.name}
          </Link>
        </p>
      )}
    </>
  )
}

function SubordinateUnits({ units }: { units: readonly UnitRow[] }) {
  return (
    <ul className="mt-1 border-l border-line-strong">
      {units.map(({ href, title, units: under }) => (
        <li key={href} className="py-1.5 pl-4 text-sm leading-5">
          <Link href={href} className="link target">
            {title}
          </Link>
          {under.length > 0 && <SubordinateUnits units={under} />}
        </li>
      ))}
    </ul>
  )
}
