import { findAllOrganizations, type TreeOrganization } from '@/lib/domains/government/repository'
import { headOf, publishedOf, toMinisterCard, toReference } from '@/lib/domains/government/service'
import type { MinisterCard, Structure, StructureNode } from '@/lib/domains/government/contract'

/** Returns the tree and its deputies; children of an unpublished organization become roots. */
export async function getStructure(): Promise<Structure> {
  const organizations = await findAllOrganizations()
  const known = new Set(organizations.map(({ id }) => id))
  const nodes = organizations.map((organization) => toNode(organization, known))
  const curators = new Map<number, MinisterCard>()
  for (const { curator } of organizations) {
    const published = publishedOf(curator)
    if (published) curators.set(published.id, toMinisterCard(published))
  }
  return { structure: inReadingOrder(nodes), curators: [...curators.values()] }
}

/** Each node precedes its children; an accidental cycle starts at its first organization. */
function inReadingOrder(nodes: readonly StructureNode[]): StructureNode[] {
  const ordered = new Map<number, StructureNode>()
  const read = (node: StructureNode) => {
    if (ordered.has(node.id)) return
    ordered.set(node.id, node)
    for (const child of nodes) if (child.parent_id === node.id) read(child)
  }
  for (const node of nodes) if (node.parent_id === null) read(node)
  for (const node of nodes) if (!ordered.has(node.id)) read({ ...node, parent_id: null })
  return [...ordered.values()]
}

function toNode(organization: TreeOrganization, known: ReadonlySet<number>): StructureNode {
  const parent = publishedOf(organization.parent)
  return {
    ...toReference(organization),
    ...headOf(organization),
    parent_id: parent && known.has(parent.id) ? parent.id : null,
    curator_id: publishedOf(organization.curator)?.id ?? null,
  }
}
