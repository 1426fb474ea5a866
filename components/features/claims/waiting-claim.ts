import { sendClaim, uploadClaimImages, type ClaimDraft } from '@/components/features/claims/send-claim'
import { GUEST } from '@/lib/client/current-owner'
import type { OutboxKind } from '@/lib/client/outbox-store'
import { paths } from '@/lib/config/paths'

/** Describes how a claim that was written without a connection is sent later. */
export const waitingClaim: OutboxKind<ClaimDraft> = {
  kind: 'claim',
  title: 'Заявка',
  form: paths.reportClaim,
  fileFields: ['images'],
  upload: uploadClaimImages,
  send: async ({ key, owner, input: claim }, images) =>
    (await sendClaim({ claim, images, key, isResident: owner !== GUEST })).message,
}
