import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { AppError } from '@/lib/contract/errors'

/** One key per form: a repeat after a lost connection or a failed server counts once. A refusal ends the key. */
export function useIdempotentSend<Form, Answer>(
  send: (form: Form, options: { idempotencyKey: string }) => Promise<Answer>,
  onSuccess?: (answer: Answer) => void,
) {
  const key = useRef<string>(undefined)
  return useMutation({
    mutationFn: (form: Form) => send(form, { idempotencyKey: (key.current ??= idempotencyKey()) }),
    onError: (error) => {
      if (isRefusal(error)) key.current = undefined
    },
    onSuccess: (answer) => {
      key.current = undefined
      onSuccess?.(answer)
    },
  })
}

/** False if the request may still have been carried out: no response came, or one of a failed server. */
export function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && error.code !== 'unavailable' && error.code !== 'internal'
}

/** Returns a random `Idempotency-Key`; `randomUUID` is absent without https. */
export function idempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
