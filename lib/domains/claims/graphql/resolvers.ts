import { z } from 'zod'
import { DAY, guestEmailLimit } from '@/lib/contract/call-limit'
import { AppError } from '@/lib/contract/errors'
import { pageArguments } from '@/lib/contract/graphql-shapes'
import { messages } from '@/lib/contract/messages'
import { id, idParams } from '@/lib/contract/shapes'
import { judgeClaim } from '@/lib/domains/claims/contract'
import { claimArguments, claimInput, guestClaimInput, type ClaimInput } from '@/lib/domains/claims/graphql/inputs'
import { countResidents } from '@/lib/domains/claims/details-repository'
import type { Author } from '@/lib/domains/claims/reports/repository'
import { getAuthor, joinClaim, reportClaim } from '@/lib/domains/claims/reports/service'
import { findClaim, findClaims, findSimilar } from '@/lib/domains/claims/repository'
import { CLAIMS_A_DAY, MAX_CLAIM_PHOTOS, SIMILAR_RADIUS } from '@/lib/domains/claims/rules'
import { countSolved, listCategories, paginateClaims } from '@/lib/domains/claims/service'
import { claimVerdictInput } from '@/lib/domains/claims/shapes'
import { claimStatusName, publicClaimCodes } from '@/lib/domains/claims/states'
import { judgeResponse } from '@/lib/domains/claims/verdicts/service'
import { storeUploads, uploadFile } from '@/lib/domains/uploads/service'
import { requireResident, withoutNulls, type GraphqlContext } from '@/lib/platform/calls/graphql'
import { parseFields } from '@/lib/platform/calls/parse-fields'
import type { MutationOperation } from '@/lib/contract/operation'
import { runMutation } from '@/lib/platform/calls/run-operation'
import { toReadableEmail } from '@/lib/text/email-address'

type Args = Record<string, unknown>

/** Claims per list: the map loads points instead. */
const MAX_CLAIMS = 5_000
const MAX_SIMILAR = 10
const MAX_RADIUS = 2_000

const similarArgs = z.object({
  x: z.number().min(-180).max(180),
  y: z.number().min(-90).max(90),
  category_id: id,
  radius: z.int().min(1).max(MAX_RADIUS).default(SIMILAR_RADIUS),
})

export const claimQueries = {
  AllClaimCategories: async () => (await listCategories()).filter(({ parent_id: parent }) => parent === null),
  AllClaimStatuses: () => publicClaimCodes.map((code) => ({ id: code, code, name: claimStatusName(code) })),
  AllClaims: (_: unknown, args: Args) => findClaims(parseFields(claimArguments, withoutNulls(args)), MAX_CLAIMS),
  OneClaim: (_: unknown, args: Args, { caller }: GraphqlContext) =>
    findClaim(parseFields(idParams, args).id, caller?.residentId ?? null),
  SimilarClaims: (_: unknown, args: Args) => {
    const { category_id: categoryId, ...near } = parseFields(similarArgs, withoutNulls(args))
    return findSimilar({ ...near, categoryId }, MAX_SIMILAR)
  },
  PaginateProjects: (_: unknown, { first, page, ...filter }: Args) =>
    paginateClaims(
      { ...parseFields(claimArguments, withoutNulls(filter)), hasBoth: true },
      parseFields(pageArguments, withoutNulls({ first, page })),
    ),
  UsersCount: () => countResidents(),
  ResolvedClaimsCount: () => countSolved(),
  me: async (_: unknown, _args: unknown, context: GraphqlContext) => ({
    email: toReadableEmail((await getAuthor(requireResident(context).residentId)).email),
  }),
}

const uploadArgs = z.object({
  files: z.array(z.instanceof(Blob)).max(MAX_CLAIM_PHOTOS, messages.tooManyFiles(MAX_CLAIM_PHOTOS)),
  folder: z.literal('sc'),
})

const createClaim: MutationOperation = {
  id: 'createClaim',
  audited: 'Заявка о проблеме',
  idempotent: true,
  limits: [{ of: 'caller', points: CLAIMS_A_DAY, seconds: DAY }, guestEmailLimit],
}

export const claimCalls = {
  ClaimCreate: createClaim,
  ClaimCreateAuth: createClaim,
  ClaimJoin: { id: 'joinClaim', audited: 'Присоединение к заявке' },
  ClaimVerdict: judgeClaim,
  UploadFile: uploadFile,
}

export const claimMutations = {
  ClaimCreateAuth: async (_: unknown, args: { input: unknown }, context: GraphqlContext) => {
    const { residentId } = requireResident(context)
    const input = parseFields(claimInput, args.input)
    // the account may change between two attempts, so it does not tell one claim from another
    return report(context, input, { author: await getAuthor(residentId), sent: input })
  },
  ClaimCreate: (_: unknown, args: { input: unknown }, context: GraphqlContext) => {
    const { name, email, phone = null, ...input } = parseFields(guestClaimInput, args.input)
    const author = { residentId: null, name, email, phone }
    return report(context, input, { author, sent: { ...input, ...author } })
  },
  UploadFile: (_: unknown, args: unknown, context: GraphqlContext) => {
    const { files, folder } = parseFields(uploadArgs, args)
    const residentId = context.caller?.residentId ?? null
    return runMutation(context, claimCalls.UploadFile, null, () =>
      storeUploads(files as File[], { folder, residentId, most: MAX_CLAIM_PHOTOS }),
    )
  },
  ClaimJoin: async (_: unknown, args: unknown, context: GraphqlContext) => {
    const { residentId } = requireResident(context)
    const { id: number } = parseFields(idParams, args)
    await runMutation(context, claimCalls.ClaimJoin, number, () => joinClaim(number, residentId))
    return getClaim(number, residentId)
  },
  ClaimVerdict: async (_: unknown, args: { input: unknown }, context: GraphqlContext) => {
    const { residentId } = requireResident(context)
    const input = parseFields(claimVerdictInput, args.input)
    await runMutation(context, claimCalls.ClaimVerdict, input, () => judgeResponse(input, residentId))
    return getClaim(input.id, residentId)
  },
}

/** `sent` is what a repeated attempt sends again. */
function report(context: GraphqlContext, claim: ClaimInput, { author, sent }: { author: Author; sent: object }) {
  return runMutation(context, createClaim, sent, () => reportClaim({ claim, author, visitor: context.visitor }))
}

async function getClaim(id: number, residentId: number) {
  const claim = await findClaim(id, residentId)
  if (!claim) throw new AppError('notFound')
  return claim
}
