import { logConsent } from '@/lib/domains/residents/consents/service'
import { findAuthor } from '@/lib/domains/residents/service'
import type { Visitor } from '@/lib/contract/caller'
import { correctSupportEmail, postTechSupport } from '@/lib/domains/support/service'
import type { BodyOf } from '@/lib/contract/operation'
import type {
  correctSupportEmail as correctOperation,
  postTechSupport as operation,
} from '@/lib/domains/support/contract'

/** Sends a request with its author and consent; a guest by the given address. */
export async function sendSupportRequest(residentId: number | null, body: BodyOf<typeof operation>, visitor: Visitor) {
  const author = residentId === null ? null : await findAuthor(residentId)
  const request = {
    message: body.message,
    author: author?.fullName ?? 'Гость',
    email: author?.email ?? body.email ?? null,
    residentId,
  }
  const consent = { purpose: 'support', residentId, contact: author ? null : request.email, ...visitor } as const
  return postTechSupport(request, body.documents_arr ?? [], () => logConsent(body.consents, consent))
}

/** Corrects a guest's address; the consent now refers to it. */
export async function mendSupportEmail(body: BodyOf<typeof correctOperation>, visitor: Visitor) {
  const consent = { purpose: 'support', residentId: null, contact: body.email, ...visitor } as const
  const mended = { key: body.answer_key, email: body.email }
  return correctSupportEmail(mended, () => logConsent(['support'], consent))
}
