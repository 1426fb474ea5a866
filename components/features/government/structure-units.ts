import type { MinisterCard, Structure, StructureNode } from '@/lib/domains/government/contract'

export interface StructureUnit extends StructureNode {
  units: StructureUnit[]
}

export interface CuratorGroup {
  /** Null for departments under the head of the organisation. */
  curator: MinisterCard | null
  units: StructureUnit[]
}

export function structureRoots({ structure }: Pick<Structure, 'structure'>): StructureUnit[] {
  return buildUnits(null, structure)
}

/** Groups departments by deputy, in the order of the first department; the group without a deputy is last. */
export function groupByCurator(root: StructureUnit, curators: readonly MinisterCard[]): CuratorGroup[] {
  const groups: CuratorGroup[] = []
  for (const unit of root.units) {
    const curator = curators.find(({ id }) => id === unit.curator_id) ?? null
    const group = groups.find((one) => one.curator?.id === curator?.id)
    if (group) group.units.push(unit)
    else groups.push({ curator, units: [unit] })
  }
  return groups.toSorted((one, other) => Number(one.curator === null) - Number(other.curator === null))
}

export function countUnder({ units }: StructureUnit): number {
  return units.reduce((sum, unit) => sum + 1 + countUnder(unit), 0)
}

function buildUnits(parent: number | null, nodes: readonly StructureNode[]): StructureUnit[] {
  return nodes
    .filter((node) => node.parent_id === parent)
    .map((node) => ({ ...node, units: buildUnits(node.id, nodes) }))
}
