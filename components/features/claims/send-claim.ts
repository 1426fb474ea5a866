import { callGraphql, uploadGraphql } from '@/lib/client/call-graphql'
import type { VariablesOf } from '@/lib/contract/graphql-operation'
import { createClaimAsGuest, createClaimAsResident, uploadClaimPhotos } from '@/lib/domains/claims/graphql/operations'
import { GUEST } from '@/lib/client/current-owner'
import type { OutboxKind } from '@/lib/client/outbox-store'
import { paths } from '@/lib/config/paths'

/**
 * It is the input of a guest's claim without the addresses of its photos. A resident's claim is sent without the
 * person.
 */
export type ClaimDraft = Omit<VariablesOf<typeof createClaimAsGuest>['input'], 'images'>

/** The server returns this for a claim that it accepted. */
export interface SentClaim {
  message: string
  /** It is the private address where the author reads the state of the claim. */
  stateUrl: string
}

interface Sending {
  claim: ClaimDraft
  /** They are the addresses of its photos. */
  images: string[]
  /** A claim that is sent again under the same key is created once. */
  key: string
  isResident: boolean
}

/** Sends a claim and returns the server's answer. For a resident the server takes the person from the session. */
export async function sendClaim({ claim, images, key, isResident }: Sending): Promise<SentClaim> {
  const options = { idempotencyKey: key }
  if (!isResident)
    return toSent((await callGraphql(createClaimAsGuest, { input: { ...claim, images } }, options)).ClaimCreate)
  const { name: _name, email: _email, phone: _phone, ...own } = claim
  return toSent((await callGraphql(createClaimAsResident, { input: { ...own, images } }, options)).ClaimCreateAuth)
}

function toSent({ message, state_url: stateUrl }: { message: string; state_url: string }): SentClaim {
  return { message, stateUrl }
}

/** Uploads photos, already shrunk, and returns their addresses. */
export async function uploadClaimImages(photos: readonly File[]): Promise<string[]> {
  return (await uploadGraphql(uploadClaimPhotos, { folder: 'sc' }, [...photos])).UploadFile.map(({ url }) => url)
}

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
