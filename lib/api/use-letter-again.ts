import { useMutation } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import { messages } from '@/lib/contract/messages'
import { editEmail, getUser } from '@/lib/domains/residents/contract'

/** Sends the letter with the confirming link once more, to the address that waits for it now. */
export function useLetterAgain() {
  return useMutation({
    mutationFn: async (): Promise<{ message: string }> => {
      const { user } = await call(getUser)
      const email = user.pending_email ?? user.email
      const isDone = user.email_confirmed && email === user.email
      return isDone ? { message: messages.alreadyConfirmed } : call(editEmail, { body: { email } })
    },
  })
}
