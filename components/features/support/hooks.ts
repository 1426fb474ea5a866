import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { shrinkAttachments } from '@/components/ui/files/shrink-photo'
import { call } from '@/lib/api/browser'
import { idempotencyKey } from '@/lib/api/idempotency-key'
import { consentTextQuery } from '@/lib/api/consent-texts'
import { AppError } from '@/lib/contract/errors'
import { correctSupportEmail, postTechSupport } from '@/lib/domains/support/contract'

export interface SupportMessage {
  message: string
  documents_arr: File[]
  email: string
  consents: boolean
}

/** Where a guest waits for the answer, and the key by which the address is mended. */
export interface AwaitedAnswer {
  answerKey: string
  email: string
}

/** Sends a message with the resident's token where there is one; a repeat after a broken connection counts once. */
export function useSupport() {
  const key = useRef<string>(undefined)
  return useMutation({
    mutationFn: async ({ message, documents_arr: chosen, email, consents }: SupportMessage) => {
      key.current ??= idempotencyKey()
      const files = await shrinkAttachments(chosen)
      const documents = files.map((document, position) => ({ title: document.name, document, position }))
      return call(
        postTechSupport,
        {
          body: {
            message,
            ...(documents.length > 0 && { documents_arr: documents }),
            ...(email && { email }),
            consents: consents ? ['support'] : [],
          },
        },
        { idempotencyKey: key.current },
      )
    },
    onError: (error) => {
      if (error instanceof AppError) key.current = undefined
    },
    onSuccess: () => {
      key.current = undefined
    },
  })
}

/** Mends the address at which a guest waits for the answer. */
export const correctAddress = (answerKey: string, email: string) =>
  call(correctSupportEmail, { body: { answer_key: answerKey, email } })

/** The sentence beside the box of the consent and the address of its document. */
export function useConsentText() {
  return useQuery(consentTextQuery('support')).data
}
