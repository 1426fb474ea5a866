import type { ClaimRow } from '@/lib/domains/claims/repository'
import type { Category } from '@/lib/domains/claims/service'
import { claimLoaders } from '@/lib/domains/claims/graphql/loaders'
import type { GraphContext } from '@/lib/platform/calls/graph-context'
import { env } from '@/lib/config/env'
import { claimStatusName } from '@/lib/domains/claims/states'
import { isoDay } from '@/lib/time/dates'

/** These resolvers compute the fields that are not columns of the claim itself. */
export const claimFields = {
  Claim: {
    created_at: ({ created_at: at }: ClaimRow) => iso(at),
    commented_at: ({ commented_at: at }: ClaimRow) => iso(at),
    status: ({ code }: ClaimRow) => ({ id: code, code, name: claimStatusName(code) }),
    category: async ({ category_id: id }: ClaimRow, _: unknown, context: GraphContext) =>
      id === null ? null : ((await claimLoaders(context).categories()).get(id) ?? null),
    department: ({ department_id: id }: ClaimRow, _: unknown, context: GraphContext) =>
      id === null ? null : claimLoaders(context).department.load(id),
    head_img: ({ id }: ClaimRow, _: unknown, context: GraphContext) => claimLoaders(context).headImage.load(id),
    report_img: ({ report_image_id: id }: ClaimRow, _: unknown, context: GraphContext) =>
      id === null ? null : claimLoaders(context).image.load(id),
    report_document: ({ report_document_id: id }: ClaimRow, _: unknown, context: GraphContext) =>
      id === null ? null : claimLoaders(context).document.load(id),
    joined_count: ({ id }: ClaimRow, _: unknown, context: GraphContext) => claimLoaders(context).joined.load(id),
  },
  ClaimStatus: {
    claims_count: async ({ code }: { code: number }, _: unknown, context: GraphContext) =>
      (await claimLoaders(context).counts()).byCode.get(code) ?? 0,
  },
  ClaimCategory: {
    claims_count: async ({ id }: Category, _: unknown, context: GraphContext) =>
      (await claimLoaders(context).counts()).byCategory.get(id) ?? 0,
    parent: async ({ parent_id: id }: Category, _: unknown, context: GraphContext) =>
      id === null ? null : ((await claimLoaders(context).categories()).get(id) ?? null),
    childCategories: async ({ id }: Category, _: unknown, context: GraphContext) =>
      [...(await claimLoaders(context).categories()).values()].filter(({ parent_id: parent }) => parent === id),
  },
  Department: {
    department_info: ({ phone, email }: { phone: string | null; email: string | null }) => ({ phone, email }),
  },
  Project: {
    category: async ({ category_id: id }: ClaimRow, _: unknown, context: GraphContext) =>
      (await claimLoaders(context).categories()).get(id ?? 0),
    date_publication: ({ answered_at: at }: ClaimRow) => at && isoDay(at, env.TIME_ZONE),
    head_img: ({ id }: ClaimRow, _: unknown, context: GraphContext) => claimLoaders(context).headImage.load(id),
    report_img: ({ report_image_id: id }: ClaimRow, _: unknown, context: GraphContext) =>
      id === null ? null : claimLoaders(context).image.load(id),
  },
}

function iso(moment: string | Date | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}
