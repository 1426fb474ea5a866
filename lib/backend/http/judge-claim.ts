import { judgeAnswer } from '@/lib/backend/domains/claims/verdicts/service'
import { takeUploads } from '@/lib/backend/domains/uploads/service'
import type { judgeClaim } from '@/lib/contract/claim-verdicts'
import { messages } from '@/lib/contract/messages'
import type { BodyOf } from '@/lib/contract/operation'

/** The author's verdict with the photo that was uploaded for it, all or nothing. */
export async function judgeWithPhoto(residentId: number, { image, ...verdict }: BodyOf<typeof judgeClaim>) {
  const takePhoto = async () => {
    if (!image) return null
    const [id = null] = await takeUploads([image], { folder: 'sc', residentId, field: 'image' })
    return id
  }
  await judgeAnswer(verdict, residentId, takePhoto)
  return { message: messages.verdictTaken }
}
