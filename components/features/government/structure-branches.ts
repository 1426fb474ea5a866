import type { MinisterCard, Structure, StructureNode } from '@/lib/domains/government/contract'

export interface StructureTwig extends StructureNode {
  twigs: StructureTwig[]
}

export interface StructureBranch {
  /** Null: what the head of the organisation answers for himself. */
  curator: MinisterCard | null
  twigs: StructureTwig[]
}

/** The organisations nobody stands over, each with all that stands under it. */
export function structureRoots({ structure }: Pick<Structure, 'structure'>): StructureTwig[] {
  return twigsUnder(null, structure)
}

/** What stands under an organisation, by the deputies who answer for it; in the order of their first department. */
export function branchesOf(root: StructureTwig, curators: readonly MinisterCard[]): StructureBranch[] {
  const branches: StructureBranch[] = []
  for (const twig of root.twigs) {
    const curator = curators.find(({ id }) => id === twig.curator_id) ?? null
    const branch = branches.find((one) => one.curator?.id === curator?.id)
    if (branch) branch.twigs.push(twig)
    else branches.push({ curator, twigs: [twig] })
  }
  return branches.toSorted((one, other) => Number(one.curator === null) - Number(other.curator === null))
}

/** Organisations under this one at any depth. */
export function countUnder({ twigs }: StructureTwig): number {
  return twigs.reduce((sum, twig) => sum + 1 + countUnder(twig), 0)
}

function twigsUnder(parent: number | null, nodes: readonly StructureNode[]): StructureTwig[] {
  return nodes
    .filter((node) => node.parent_id === parent)
    .map((node) => ({ ...node, twigs: twigsUnder(node.id, nodes) }))
}
