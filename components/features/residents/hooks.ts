import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { leaveErasureNote, newPasswordNote, welcomeNote } from '@/components/features/residents/account-notes'
import { reloadAfterLogin } from '@/components/account/reload-after-login'
import { watchHash } from '@/components/ui/dialog/watch-hash'
import { call, type Input } from '@/lib/client/call'
import { takePersonFields, type SharedPersonFields } from '@/lib/client/shared-person-fields'
import { logIn } from '@/lib/client/log-in'
import { useIdempotentSend } from '@/lib/client/use-idempotent-send'
import { closeSession, openSession } from '@/lib/client/session'
import { readToken } from '@/lib/client/session-token'
import { clearOutbox } from '@/lib/client/outbox-messages'
import { logout, register, requestRestore, resetPassword, returnPath } from '@/lib/domains/residents/contract'

/** Fills the form with what was typed in the previous form, each time its dialog opens. */
export function useCarriedPerson(dialog: 'register' | 'restore', fill: (person: SharedPersonFields) => void): void {
  const take = useEffectEvent((hash: string) => {
    // wait for the other listeners of this change: the one that stores the person may run after this one
    if (hash === `#${dialog}`) setTimeout(() => fill(takePersonFields()))
  })
  useEffect(() => watchHash(take), [])
}

export function useRegister() {
  return useIdempotentSend(
    (body: Input<typeof register>['body'], options) => call(register, { body }, options),
    ({ user }) => {
      openSession(user)
      welcomeNote.set()
    },
  )
}

export function useRestore() {
  return useMutation({
    mutationFn: (email: string) => {
      const from = returnPath.safeParse(window.location.pathname).data
      return call(requestRestore, { body: { email, ...(from && { from }) } })
    },
  })
}

/** Ends the session in this browser: it may be another resident's, so their drafts are removed with it. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: Input<typeof resetPassword>['body']) => call(resetPassword, { body }),
    onSuccess: () => {
      if (readToken() !== null) closeSession()
    },
  })
}

/** Returns false if the login fails; the login form is shown then. */
export async function logInAfterReset(credentials: { email: string; password: string }): Promise<boolean> {
  const user = await logIn(credentials).catch(() => null)
  if (user === null) return false
  newPasswordNote.set()
  leaveErasureNote(user)
  return true
}

/** Ends the session even if the server fails, and clears everything of the resident from the browser. */
export function useLogout() {
  return useMutation({
    mutationFn: async () => {
      await call(logout).catch(() => undefined)
      await clearOutbox()
      closeSession()
      const names = 'caches' in window ? await window.caches.keys() : []
      await Promise.all(names.map((name) => window.caches.delete(name)))
      await reloadAfterLogin()
    },
  })
}
