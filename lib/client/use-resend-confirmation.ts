import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/client/call'
import { userQuery } from '@/lib/client/user'
import { messages } from '@/lib/contract/messages'
import { editEmail, getUser } from '@/lib/domains/residents/contract'

export function useResendConfirmation() {
  const client = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const resend = useMutation({
    mutationFn: (mended: string | undefined) => (mended === undefined ? sendAgain() : sendTo(mended)),
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  })
  return {
    email: user && (user.pending_email ?? user.email),
    send: () => resend.mutate(undefined),
    sendTo: (email: string) => resend.mutateAsync(email),
    isPending: resend.isPending,
    message: resend.data?.message,
    error: resend.variables === undefined ? resend.error : null,
  }
}

const sendTo = (email: string): Promise<{ message: string }> => call(editEmail, { body: { email } })

async function sendAgain(): Promise<{ message: string }> {
  const { user } = await call(getUser)
  const email = user.pending_email ?? user.email
  const isDone = user.email_confirmed && email === user.email
  return isDone ? { message: messages.alreadyConfirmed } : sendTo(email)
}
