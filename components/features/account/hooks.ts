import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { leaveErasureNote, newPasswordNote, welcomeNote } from '@/components/features/account/account-notes'
import { watchHash } from '@/components/ui/watch-hash'
import { call } from '@/lib/api/browser'
import { takeCarriedPerson, type CarriedPerson } from '@/lib/api/carried-person'
import type { Input } from '@/lib/api/request'
import { logIn } from '@/lib/api/log-in'
import { useIdempotentSend } from '@/lib/api/use-idempotent-send'
import { userQuery, type User } from '@/lib/api/user'
import { dropToken, keepToken, readToken } from '@/lib/api/session-token'
import { forgetWaiting } from '@/lib/api/waiting-messages'
import {
  logout,
  register,
  requestRestore,
  resetPassword,
  restoreAccount,
  returnPath,
} from '@/lib/domains/residents/contract'

/** Each time a dialog is opened it takes over what was typed in the form before it. */
export function useCarriedPerson(dialog: 'register' | 'restore', fill: (person: CarriedPerson) => void): void {
  const take = useEffectEvent((hash: string) => {
    // whoever hears of the same change after this one carries first
    if (hash === `#${dialog}`) setTimeout(() => fill(takeCarriedPerson()))
  })
  useEffect(() => watchHash(take), [])
}

export function useRegister() {
  return useIdempotentSend(
    (body: Input<typeof register>['body'], options) => call(register, { body }, options),
    ({ user }) => {
      keepToken(user.api_token)
      welcomeNote.leave()
    },
  )
}

/** The letter's link leads back to this page. */
export function useRestore() {
  return useMutation({
    mutationFn: (email: string) => {
      const from = returnPath.safeParse(window.location.pathname).data
      return call(requestRestore, { body: { email, ...(from && { from }) } })
    },
  })
}

/** A session that stands in this browser is over, and perhaps another resident's: what was typed in it goes with it. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: Input<typeof resetPassword>['body']) => call(resetPassword, { body }),
    onSuccess: () => {
      if (readToken() !== null) dropToken()
    },
  })
}

/** Logs in with the password that was just set; false where that did not work, and the login form is next. */
export async function logInAfterReset(credentials: { email: string; password: string }): Promise<boolean> {
  const user = await logIn(credentials).catch(() => null)
  if (user === null) return false
  newPasswordNote.leave()
  leaveErasureNote(user)
  return true
}

/** All that hung on the account stays: it is not deleted after all. */
export function useCancelErasure() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(restoreAccount),
    onSuccess: ({ user }) => client.setQueryData<User>(userQuery.queryKey, user),
  })
}

/** Ends the session here whatever the server says, and leaves nothing of the resident in the browser's stores. */
export function useLogout() {
  return useMutation({
    mutationFn: async () => {
      await call(logout).catch(() => undefined)
      await forgetWaiting()
      dropToken()
      const names = 'caches' in window ? await window.caches.keys() : []
      await Promise.all(names.map((name) => window.caches.delete(name)))
      window.location.reload()
    },
  })
}
