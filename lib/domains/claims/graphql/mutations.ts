import { z } from 'zod'
import { authorOf, joinClaim, reportClaim } from '@/lib/domains/claims/reports/service'
import type { Author } from '@/lib/domains/claims/reports/repository'
import { getClaim } from '@/lib/domains/claims/service'
import { judgeClaim } from '@/lib/domains/claims/verdicts/contract'
import { judgeAnswer } from '@/lib/domains/claims/verdicts/service'
import { storeUploads, uploadFile } from '@/lib/domains/uploads/service'
import { residentOf, type GraphContext } from '@/lib/platform/calls/graph-context'
import { performMutation, type MutationCall } from '@/lib/platform/calls/perform'
import { parseFields } from '@/lib/platform/calls/parse-fields'
import { DAY, guestLetters } from '@/lib/contract/call-limit'
import { CLAIMS_A_DAY, MOST_CLAIM_PHOTOS } from '@/lib/domains/claims/contract'
import { claimInput, claimVerdictInput, guestClaimInput, type ClaimInput } from '@/lib/domains/claims/graphql/inputs'
import { messages } from '@/lib/contract/messages'
import { idParams } from '@/lib/contract/shapes'

const uploadArgs = z.object({
  files: z.array(z.instanceof(Blob)).max(MOST_CLAIM_PHOTOS, messages.tooManyFiles(MOST_CLAIM_PHOTOS)),
  folder: z.literal('sc'),
})

const createClaim: MutationCall = {
  id: 'createClaim',
  audited: 'Заявка о проблеме',
  idempotent: true,
  limits: [{ of: 'caller', points: CLAIMS_A_DAY, seconds: DAY }, guestLetters],
}

/** These calls set the limits, the audit titles and the idempotency of the mutations below. */
export const claimCalls = {
  ClaimCreate: createClaim,
  ClaimCreateAuth: createClaim,
  ClaimJoin: { id: 'joinClaim', audited: 'Присоединение к заявке' },
  ClaimVerdict: judgeClaim,
  UploadFile: uploadFile,
}

export const claimMutations = {
  ClaimCreateAuth: async (_: unknown, args: { input: unknown }, context: GraphContext) => {
    const { residentId } = residentOf(context)
    const input = parseFields(claimInput, args.input)
    return report(context, input, await authorOf(residentId))
  },
  ClaimCreate: (_: unknown, args: { input: unknown }, context: GraphContext) => {
    const { name, email, phone = null, ...input } = parseFields(guestClaimInput, args.input)
    return report(context, input, { residentId: null, name, email, phone })
  },
  UploadFile: async (_: unknown, args: unknown, context: GraphContext) => {
    const { files, folder } = parseFields(uploadArgs, args)
    const residentId = context.caller?.residentId ?? null
    return performMutation(context, claimCalls.UploadFile, null, () =>
      storeUploads(files as File[], { folder, residentId, most: MOST_CLAIM_PHOTOS }),
    )
  },
  ClaimJoin: async (_: unknown, args: unknown, context: GraphContext) => {
    const { residentId } = residentOf(context)
    const { id: number } = parseFields(idParams, args)
    await performMutation(context, claimCalls.ClaimJoin, number, () => joinClaim(number, residentId))
    return getClaim(number, residentId)
  },
  ClaimVerdict: async (_: unknown, args: { input: unknown }, context: GraphContext) => {
    const { residentId } = residentOf(context)
    const input = parseFields(claimVerdictInput, args.input)
    await performMutation(context, claimCalls.ClaimVerdict, input, () => judgeAnswer(input, residentId))
    return getClaim(input.id, residentId)
  },
}

/** Residents and guests report in the same way. */
function report(context: GraphContext, claim: ClaimInput, author: Author) {
  return performMutation(context, createClaim, { ...claim, ...author }, () =>
    reportClaim({ claim, author, visitor: context.visitor }),
  )
}
