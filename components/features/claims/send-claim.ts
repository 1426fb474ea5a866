import { callGraph } from '@/lib/api/graph-browser'
import { uploadGraph } from '@/lib/api/graph-upload'
import type { VariablesOf } from '@/lib/contract/graph-operation'
import { createClaimAsGuest, createClaimAsResident, uploadClaimPhotos } from '@/lib/domains/claims/graph/operations'

/** Input of a claim as a guest fills it in, but for the addresses of its photos; a resident's goes without the person. */
export type ClaimDraft = Omit<VariablesOf<typeof createClaimAsGuest>['input'], 'images'>

/** What the server says of a claim that it took. */
export interface SentClaim {
  message: string
  /** Where its author alone reads where it stands. */
  stateUrl: string
}

interface Sending {
  claim: ClaimDraft
  /** Addresses of its photos. */
  images: string[]
  /** Sent again under the same key, it is made once. */
  key: string
  isResident: boolean
}

/** Sends a claim; the answer is the server's. A resident's takes the person from the session. */
export async function sendClaim({ claim, images, key, isResident }: Sending): Promise<SentClaim> {
  const options = { idempotencyKey: key }
  if (!isResident)
    return toSent((await callGraph(createClaimAsGuest, { input: { ...claim, images } }, options)).ClaimCreate)
  const { name: _name, email: _email, phone: _phone, ...own } = claim
  return toSent((await callGraph(createClaimAsResident, { input: { ...own, images } }, options)).ClaimCreateAuth)
}

function toSent({ message, state_url: stateUrl }: { message: string; state_url: string }): SentClaim {
  return { message, stateUrl }
}

/** Addresses of photos that are as small as they have to be. */
export async function uploadClaimImages(photos: readonly File[]): Promise<string[]> {
  return (await uploadGraph(uploadClaimPhotos, { folder: 'sc' }, [...photos])).UploadFile.map(({ url }) => url)
}
