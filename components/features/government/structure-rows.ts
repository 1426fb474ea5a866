import { toShownMayor, toShownMinister } from '@/components/features/government/shown-person'
import {
  countUnder,
  groupByCurator,
  structureRoots,
  type CuratorGroup,
  type StructureUnit,
} from '@/components/features/government/structure-units'
import { paths } from '@/lib/config/paths'
import type { Structure } from '@/lib/domains/government/contract'
import type { MayorCard } from '@/lib/domains/mayor/contract'
import { fullName } from '@/lib/text/person-name'
import { formatCount } from '@/lib/text/plural'

export type StructureRows = ReturnType<typeof toStructureRows>
export type CuratorRow = ReturnType<typeof toCuratorRow>

export interface UnitRow {
  href: string
  title: string
  head: { href: string; name: string } | null
  /** «3 организации»; empty without any. */
  under: string
  units: readonly UnitRow[]
}

export function toStructureRows(structure: Structure, mayor: MayorCard) {
  const roots = structureRoots(structure)
  return {
    elected: roots.filter((root) => !root.is_led_by_mayor && root.kind === 'authority').map(toUnitRow),
    led: roots
      .filter((root) => root.is_led_by_mayor)
      .map((root) => ({
        href: paths.organization(root.id),
        title: root.title,
        leader: mayor.surname ? toShownMayor(mayor) : null,
        groups: groupByCurator(root, structure.curators).map(toCuratorRow),
      })),
  }
}

function toCuratorRow({ curator, units }: CuratorGroup) {
  return { curator: curator && toShownMinister(curator), units: units.map(toUnitRow) }
}

function toUnitRow(unit: StructureUnit): UnitRow {
  const { id, title, head, units } = unit
  return {
    href: paths.organization(id),
    title,
    head: head && { href: paths.minister(head.id), name: fullName(head) },
    under: units.length > 0 ? formatCount(countUnder(unit), ['организация', 'организации', 'организаций']) : '',
    units: units.map(toSubordinateRow),
  }
}

/** Deeper units show only their short name. */
function toSubordinateRow({ id, title, short_title: short, units }: StructureUnit): UnitRow {
  return {
    href: paths.organization(id),
    title: short ?? title,
    head: null,
    under: '',
    units: units.map(toSubordinateRow),
  }
}
