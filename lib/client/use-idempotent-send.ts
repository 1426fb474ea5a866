import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { idempotencyKey } from '@/lib/client/idempotency-key'
import { AppError } from '@/lib/contract/errors'

/** Sends a form under one key, so that a repeat after a lost connection counts once. Any response ends the key. */
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
