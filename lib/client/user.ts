import { call } from '@/lib/client/call'
import { rememberResident } from '@/lib/client/current-owner'
import { readToken } from '@/lib/client/session-token'
import { watchStorage } from '@/lib/client/watch-storage'
import { editEmail, getUser, restoreAccount, type User } from '@/lib/domains/residents/contract'
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messages } from '@/lib/contract/messages'

export type { User }

export const userQuery = { queryKey: ['user'], queryFn: askUser }

async function askUser() {
  const token = readToken()
  const { user } = await call(getUser)
  rememberResident(token, user.id)
  return user
}

/** A confirmed email puts votes and claims into effect, so all queries are refetched then. */
export function useUser() {
  const client = useQueryClient()
  useEffect(() => watchStorage(KEY, KEY, () => void client.invalidateQueries({}, { cancelRefetch: false })), [client])
  return useQuery({ ...userQuery, refetchOnWindowFocus: true })
}

export function changeUser(client: QueryClient, changed: Partial<User>): void {
  client.setQueryData<User>(userQuery.queryKey, (user) => user && { ...user, ...changed })
}

export function useCancelErasure() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(restoreAccount),
    onSuccess: ({ user }) => changeUser(client, user),
  })
}

const KEY = 'account-changed'

/** Notifies this tab and others that the account changed outside their forms, by an email link. */
export function announceAccountChange(): void {
  try {
    // a new value each time, so that other tabs notice
    window.localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // without storage there is no other tab of this resident
  }
  window.dispatchEvent(new Event(KEY))
}

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
