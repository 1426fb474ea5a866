import { shrinkAttachments } from '@/components/ui/file/shrink-photo'
import { call } from '@/lib/client/call'
import { useIdempotentSend } from '@/lib/client/use-idempotent-send'
import { correctSupportEmail, postTechSupport } from '@/lib/domains/support/contract'

export interface SupportMessage {
  message: string
  documents_arr: File[]
  email: string
  consents: boolean
}

export interface AwaitedAnswer {
  answerKey: string
  email: string
}

/** A repeat after a broken connection creates no second message. */
export function useSupport() {
  return useIdempotentSend(async (message: SupportMessage, options) =>
    call(postTechSupport, { body: await toRequestBody(message) }, options),
  )
}

async function toRequestBody({ message, documents_arr: chosen, email, consents }: SupportMessage) {
  const files = await shrinkAttachments(chosen)
  const documents = files.map((document, position) => ({ title: document.name, document, position }))
  return {
    message,
    ...(documents.length > 0 && { documents_arr: documents }),
    ...(email && { email }),
    consents: consents ? ['support'] : [],
  }
}

export const correctAddress = (answerKey: string, email: string) =>
  call(correctSupportEmail, { body: { answer_key: answerKey, email } })
