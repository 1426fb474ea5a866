import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { welcomeNote } from '@/components/features/account/welcome-note'
import { watchHash } from '@/components/ui/watch-hash'
import { call } from '@/lib/api/browser'
import { takeCarriedEmail } from '@/lib/api/carried-email'
import type { Input } from '@/lib/api/request'
import { useIdempotentSend } from '@/lib/api/use-idempotent-send'
import { dropToken, keepToken } from '@/lib/api/session-token'
import { forgetWaiting } from '@/lib/api/waiting-messages'
import { logout, register, requestRestore, resetPassword } from '@/lib/domains/residents/contract'

/** Each time a dialog is opened it takes over the address that was typed in the one before. */
export function useCarriedEmail(dialog: 'register' | 'restore', fill: (email: string) => void): void {
  const take = useEffectEvent((hash: string) => {
    const email = hash === `#${dialog}` && takeCarriedEmail()
    if (email) fill(email)
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

export function useRestore() {
  return useMutation({ mutationFn: (email: string) => call(requestRestore, { body: { email } }) })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: Input<typeof resetPassword>['body']) => call(resetPassword, { body }),
    onSuccess: dropToken,
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
