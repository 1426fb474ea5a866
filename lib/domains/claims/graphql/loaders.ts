import type DataLoader from 'dataloader'
import * as repository from '@/lib/domains/claims/repository'
import { countPublicClaims, listCategories, type Category, type ClaimCounts } from '@/lib/domains/claims/service'
import { byId } from '@/lib/platform/calls/by-id'
import type { GraphContext } from '@/lib/platform/calls/graph-context'
import { toDocument, toImage } from '@/lib/platform/pictures/media'
import type { ImageObject, JoinDocument } from '@/lib/contract/shapes'

/** Loaders read other tables once for all claims of a request, so that the number of queries does not grow. */
export interface ClaimLoaders {
  categories: () => Promise<ReadonlyMap<number, Category>>
  counts: () => Promise<ClaimCounts>
  headImage: DataLoader<number, ImageObject | null>
  image: DataLoader<number, ImageObject | null>
  document: DataLoader<number, JoinDocument | null>
  department: DataLoader<number, repository.DepartmentRow | null>
  joined: DataLoader<number, number>
}

const known = new WeakMap<GraphContext, ClaimLoaders>()

export function claimLoaders(context: GraphContext): ClaimLoaders {
  const found = known.get(context) ?? createLoaders()
  known.set(context, found)
  return found
}

function createLoaders(): ClaimLoaders {
  let categories: Promise<ReadonlyMap<number, Category>> | undefined
  let counts: Promise<ClaimCounts> | undefined
  return {
    categories: () => (categories ??= listCategories().then((all) => new Map(all.map((one) => [one.id, one])))),
    counts: () => (counts ??= countPublicClaims()),
    headImage: rowsById(repository.findHeadImages, ({ image }) => toImage(image), null),
    image: rowsById(repository.findImages, ({ image }) => toImage(image), null),
    document: rowsById(repository.findDocuments, toDocument, null),
    department: rowsById(repository.findDepartments, (row) => row, null),
    joined: rowsById(repository.countJoined, ({ total }) => total, 0),
  }
}

function rowsById<Row extends { id: number }, Value>(
  find: (ids: readonly number[]) => Promise<Row[]>,
  toValue: (row: Row) => Value,
  missing: Value,
): DataLoader<number, Value> {
  return byId(async (ids) => new Map((await find(ids)).map((row) => [row.id, toValue(row)])), missing)
}
