import { judgeAnswer, judgeAsGuest } from '@/lib/domains/claims/verdicts/service'
import { takeUploads } from '@/lib/domains/uploads/service'
import type { judgeClaim, judgeGuestClaim } from '@/lib/domains/claims/verdicts/contract'
import { claimMessages } from '@/lib/domains/claims/messages'
import type { BodyOf } from '@/lib/contract/operation'

/** Stores the author's verdict and the uploaded photo in one transaction. */
export async function judgeWithPhoto(residentId: number, { image, ...verdict }: BodyOf<typeof judgeClaim>) {
  await judgeAnswer(verdict, residentId, () => takePhoto(image, residentId))
  return { message: claimMessages.verdictAccepted }
}

/** Does the same for a guest, who gives the key of a letter. */
export async function judgeGuestWithPhoto({ image, key, ...verdict }: BodyOf<typeof judgeGuestClaim>) {
  await judgeAsGuest(verdict, key, () => takePhoto(image, null))
  return { message: claimMessages.verdictAccepted }
}

async function takePhoto(image: string | null | undefined, residentId: number | null): Promise<number | null> {
  if (!image) return null
  const [id = null] = await takeUploads([image], { folder: 'sc', residentId, field: 'image' })
  return id
}
