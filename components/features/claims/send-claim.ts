import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { shrinkPhoto } from '@/components/ui/file/shrink-photo'
import { callGraphql, uploadGraphql } from '@/lib/client/call-graphql'
import { GUEST } from '@/lib/client/current-owner'
import { isConnectionLost, storeInOutbox } from '@/lib/client/outbox-messages'
import type { OutboxKind } from '@/lib/client/outbox-store'
import { idempotencyKey, isRefusal } from '@/lib/client/use-idempotent-send'
import { paths } from '@/lib/config/paths'
import type { VariablesOf } from '@/lib/contract/graphql-operation'
import { createClaimAsGuest, createClaimAsResident, uploadClaimPhotos } from '@/lib/domains/claims/graphql/operations'

/** A guest's claim without photo URLs. A resident's claim is sent without the person. */
type ClaimDraft = Omit<VariablesOf<typeof createClaimAsGuest>['input'], 'images'>

export interface ReportValues {
  address: string
  /** Longitude and latitude, named as in the contract, so its errors find their field. */
  x: string
  y: string
  top_id: string
  category_id: string
  text: string
  images: File[]
  name: string
  email: string
  phone: string
  agree_with_rules: boolean
}

export interface SentClaim {
  message: string
  stateUrl: string
}

interface Report {
  claim: ClaimDraft
  photos: readonly File[]
  /** Form values, stored with the claim if there is no connection. */
  typed: Record<string, string | boolean>
}

/**
 * Uploads the photos and sends the claim; sending the same form again creates nothing twice. The result is null if the
 * connection was lost and the claim waits on this device.
 */
export function useSendClaim(isResident: boolean) {
  const key = useRef<string>(undefined)
  const uploaded = useRef<UploadedPhotos>(new WeakMap())
  return useMutation({
    mutationFn: async ({ claim, photos, typed }: Report) => {
      key.current ??= idempotencyKey()
      try {
        const images = await uploadPhotos(photos, uploaded.current)
        return await sendClaim({ claim, images, key: key.current, isResident })
      } catch (error) {
        if (!isConnectionLost(error)) throw error
        const message = { kind: 'claim', key: key.current, title: claim.text, input: claim, typed }
        const files = { images: await Promise.all(photos.map(shrinkPhoto)) }
        if (await storeInOutbox({ ...message, files, ...findUploaded(photos, uploaded.current) })) return null
        throw error
      }
    },
    onError: (error) => {
      if (isRefusal(error)) key.current = undefined
    },
  })
}

/** URLs of uploaded photos: a form that is sent again does not upload them twice. */
export type UploadedPhotos = WeakMap<File, string>

/** Returns the URLs of all photos. */
export async function uploadPhotos(photos: readonly File[], uploaded: UploadedPhotos): Promise<string[]> {
  const fresh = photos.filter((photo) => !uploaded.has(photo))
  if (fresh.length > 0) {
    const urls = await uploadShrunkPhotos(await Promise.all(fresh.map(shrinkPhoto)))
    urls.forEach((url, index) => fresh[index] && uploaded.set(fresh[index], url))
  }
  return photos.flatMap((photo) => uploaded.get(photo) ?? [])
}

/** Returns the URLs if all photos are on the server, since a repeated request has to name the same ones. */
function findUploaded(photos: readonly File[], uploaded: UploadedPhotos): { uploaded?: string[] } {
  const urls = photos.flatMap((photo) => uploaded.get(photo) ?? [])
  return urls.length === photos.length ? { uploaded: urls } : {}
}

async function uploadShrunkPhotos(photos: readonly File[]): Promise<string[]> {
  return (await uploadGraphql(uploadClaimPhotos, { folder: 'sc' }, [...photos])).UploadFile.map(({ url }) => url)
}

interface Sending {
  claim: ClaimDraft
  images: string[]
  /** Idempotency key. */
  key: string
  isResident: boolean
}

/** For a resident the server takes the person from the session. */
async function sendClaim({ claim, images, key, isResident }: Sending): Promise<SentClaim> {
  const options = { idempotencyKey: key }
  if (!isResident)
    return toSent((await callGraphql(createClaimAsGuest, { input: { ...claim, images } }, options)).ClaimCreate)
  const { name: _name, email: _email, phone: _phone, ...own } = claim
  return toSent((await callGraphql(createClaimAsResident, { input: { ...own, images } }, options)).ClaimCreateAuth)
}

function toSent({ message, state_url: stateUrl }: { message: string; state_url: string }): SentClaim {
  return { message, stateUrl }
}

export const claimOutboxKind: OutboxKind<ClaimDraft> = {
  kind: 'claim',
  title: 'Заявка',
  form: paths.reportClaim,
  fileFields: ['images'],
  upload: uploadShrunkPhotos,
  send: async ({ key, owner, input: claim }, images) =>
    (await sendClaim({ claim, images, key, isResident: owner !== GUEST })).message,
}
