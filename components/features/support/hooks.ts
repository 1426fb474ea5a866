import { call } from '@/lib/api/browser'
import { useIdempotentSend } from '@/lib/api/use-idempotent-send'
import { postTechSupport } from '@/lib/domains/support/contract'

export interface SupportMessage {
  message: string
  documents_arr: File[]
  email: string
  consents: boolean
}

/** Sends a message with the resident's token where there is one; a repeat after a broken connection counts once. */
export function useSupport() {
  return useIdempotentSend((message: SupportMessage, options) =>
    call(postTechSupport, { body: bodyOf(message) }, options),
  )
}

function bodyOf({ message, documents_arr: files, email, consents }: SupportMessage) {
  const documents = files.map((document, position) => ({ title: document.name, document, position }))
  return {
    message,
    ...(documents.length > 0 && { documents_arr: documents }),
    ...(email && { email }),
    consents: consents ? ['support'] : [],
  }
}
