import type { MinisterCard, Structure, StructureNode } from '@/lib/domains/government/contract'

export interface StructureUnit extends StructureNode {
  twigs: StructureUnit[]
}

export interface CuratorGroup {
  /** It is null for departments that the head of the organisation is in charge of. */
  curator: MinisterCard | null
  twigs: StructureUnit[]
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
  const branches: CuratorGroup[] = []
  for (const twig of root.twigs) {
    const curator = curators.find(({ id }) => id === twig.curator_id) ?? null
    const branch = branches.find((one) => one.curator?.id === curator?.id)
    if (branch) branch.twigs.push(twig)
    else branches.push({ curator, twigs: [twig] })
  }
  return branches.toSorted((one, other) => Number(one.curator === null) - Number(other.curator === null))
}

/** Returns the number of organisations under this one at any depth. */
export function countUnder({ twigs }: StructureUnit): number {
  return twigs.reduce((sum, twig) => sum + 1 + countUnder(twig), 0)
}

function childrenOf(parent: number | null, nodes: readonly StructureNode[]): StructureUnit[] {
  return nodes
    .filter((node) => node.parent_id === parent)
    .map((node) => ({ ...node, twigs: childrenOf(node.id, nodes) }))
}
