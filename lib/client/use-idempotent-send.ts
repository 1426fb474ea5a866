import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { idempotencyKey } from '@/lib/client/idempotency-key'
import { AppError } from '@/lib/contract/errors'

/**
 * Sends a filled form under a key of its own, so that a repeat after a broken connection counts once. An answer, be it a
 * refusal, ends the key: what is sent next is a new attempt.
 */
export function useIdempotentSend<Form, Answer>(
  send: (form: Form, options: { idempotencyKey: string }) => Promise<Answer>,
  onSuccess?: (answer: Answer) => void,
) {
  const key = useRef<string>(undefined)
  return useMutation({
    mutationFn: (form: Form) => send(form, { idempotencyKey: (key.current ??= idempotencyKey()) }),
    onError: (error) => {
      if (error instanceof AppError) key.current = undefined
    },
    onSuccess: (answer) => {
      key.current = undefined
      onSuccess?.(answer)
    },
  })
}
