import type DataLoader from 'dataloader'
import { env } from '@/lib/config/env'
import type { ImageObject, JoinDocument } from '@/lib/contract/shapes'
import * as details from '@/lib/domains/claims/details-repository'
import type { ClaimRow } from '@/lib/domains/claims/repository'
import { countPublicClaims, listCategories, type Category, type ClaimCounts } from '@/lib/domains/claims/service'
import { claimStatusName } from '@/lib/domains/claims/states'
import { createLoader, type GraphqlContext } from '@/lib/platform/calls/graphql'
import { toDocument, toImage } from '@/lib/platform/pictures/media'
import { isoDay, toIso } from '@/lib/time/dates'

type Resolver<Parent> = (parent: Parent, args: unknown, context: GraphqlContext) => unknown

const headImage: Resolver<ClaimRow> = ({ id }, _, context) => getLoaders(context).headImage.load(id)
const reportImage: Resolver<ClaimRow> = ({ report_image_id: id }, _, context) =>
  id === null ? null : getLoaders(context).image.load(id)

export const claimFields: Record<string, Record<string, Resolver<never>>> = {
  Claim: {
    created_at: ({ created_at: at }: ClaimRow) => toIso(at),
    commented_at: ({ commented_at: at }: ClaimRow) => toIso(at),
    status: ({ code }: ClaimRow) => ({ id: code, code, name: claimStatusName(code) }),
    category: ({ category_id: id }: ClaimRow, _, context) => findCategory(id, context),
    department: ({ department_id: id }: ClaimRow, _, context) =>
      id === null ? null : getLoaders(context).department.load(id),
    head_img: headImage,
    report_img: reportImage,
    report_document: ({ report_document_id: id }: ClaimRow, _, context) =>
      id === null ? null : getLoaders(context).document.load(id),
    joined_count: ({ id }: ClaimRow, _, context) => getLoaders(context).joined.load(id),
  },
  ClaimStatus: {
    claims_count: async ({ code }: { code: number }, _, context) =>
      (await getLoaders(context).counts()).byCode.get(code) ?? 0,
  },
  ClaimCategory: {
    claims_count: async ({ id }: Category, _, context) => (await getLoaders(context).counts()).byCategory.get(id) ?? 0,
    parent: ({ parent_id: id }: Category, _, context) => findCategory(id, context),
    childCategories: async ({ id }: Category, _, context) =>
      [...(await getLoaders(context).categories()).values()].filter(({ parent_id: parent }) => parent === id),
  },
  Department: {
    department_info: ({ phone, email }: details.DepartmentRow) => ({ phone, email }),
  },
  Project: {
    category: ({ category_id: id }: ClaimRow, _, context) => findCategory(id, context),
    date_publication: ({ answered_at: at }: ClaimRow) => at && isoDay(at, env.TIME_ZONE),
    head_img: headImage,
    report_img: reportImage,
  },
}

async function findCategory(id: number | null, context: GraphqlContext): Promise<Category | null> {
  return id === null ? null : ((await getLoaders(context).categories()).get(id) ?? null)
}

/** Loaders of one request. They read other tables once for all its claims, so the number of queries does not grow. */
interface ClaimLoaders {
  categories: () => Promise<ReadonlyMap<number, Category>>
  counts: () => Promise<ClaimCounts>
  headImage: DataLoader<number, ImageObject | null>
  image: DataLoader<number, ImageObject | null>
  document: DataLoader<number, JoinDocument | null>
  department: DataLoader<number, details.DepartmentRow | null>
  joined: DataLoader<number, number>
}

const loadersByRequest = new WeakMap<GraphqlContext, ClaimLoaders>()

function getLoaders(context: GraphqlContext): ClaimLoaders {
  const found = loadersByRequest.get(context) ?? createLoaders()
  loadersByRequest.set(context, found)
  return found
}

function createLoaders(): ClaimLoaders {
  let categories: Promise<ReadonlyMap<number, Category>> | undefined
  let counts: Promise<ClaimCounts> | undefined
  return {
    categories: () => (categories ??= listCategories().then((all) => new Map(all.map((one) => [one.id, one])))),
    counts: () => (counts ??= countPublicClaims()),
    headImage: rowsById(details.findHeadImages, ({ image }) => toImage(image), null),
    image: rowsById(details.findImages, ({ image }) => toImage(image), null),
    document: rowsById(details.findDocuments, toDocument, null),
    department: rowsById(details.findDepartments, (row) => row, null),
    joined: rowsById(details.countJoined, ({ total }) => total, 0),
  }
}

function rowsById<Row extends { id: number }, Value>(
  find: (ids: readonly number[]) => Promise<Row[]>,
  toValue: (row: Row) => Value,
  missing: Value,
): DataLoader<number, Value> {
  return createLoader(async (ids) => new Map((await find(ids)).map((row) => [row.id, toValue(row)])), missing)
}
