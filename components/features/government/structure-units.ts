import type { MinisterCard, Structure, StructureNode } from '@/lib/domains/government/contract'

export interface StructureUnit extends StructureNode {
  units: StructureUnit[]
}

export interface CuratorGroup {
  /** It is null for departments that the head of the organisation is in charge of. */
  curator: MinisterCard | null
  units: StructureUnit[]
}

/** Returns the organisations without a parent, each with all organisations under it. */
export function structureRoots({ structure }: Pick<Structure, 'structure'>): StructureUnit[] {
  return childrenOf(null, structure)
}

/**
 * Groups the departments of an organisation by the deputies in charge of them, in the order of their first department.
 * The group without a deputy comes last.
 */
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

/** Returns the number of organisations under this one at any depth. */
export function countUnder({ units }: StructureUnit): number {
  return units.reduce((sum, unit) => sum + 1 + countUnder(unit), 0)
}

function childrenOf(parent: number | null, nodes: readonly StructureNode[]): StructureUnit[] {
  return nodes
    .filter((node) => node.parent_id === parent)
    .map((node) => ({ ...node, units: childrenOf(node.id, nodes) }))
}
