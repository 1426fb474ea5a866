'use client'

import { useEffect } from 'react'
import { LoginLinks } from '@/components/account/login-links'
import { readToken } from '@/lib/client/session-token'
import { useToken } from '@/lib/client/use-token'

/**
 * It is in the HTML for everyone, as the page is cached for all. A resident's browser hides it before the first paint, so
 * that the form does not move.
 */
export function GuestNotice() {
  const token = useToken()
  useLoginOffer()
  if (token) return null
  return (
    <div className="mb-8 rounded-card bg-sand p-5 session:hidden sm:p-6">
      <p className="text-lg font-medium">Войдите — имя и почта подставятся</p>
      <p className="mt-1 text-ink-soft">
        Или заполняйте дальше: набранное сохранится, а войти понадобится перед отправкой.
      </p>
      <LoginLinks className="mt-4" />
    </div>
  )
}

/** Opens the login dialog to a guest, unless they are already filling in the form. */
function useLoginOffer(): void {
  useEffect(() => {
    // Opening a dialog makes the browser lay it out at once, so that is a separate task.
    const timer = setTimeout(() => {
      const isWriting = document.activeElement?.matches('main form *') ?? false
      if (readToken() === null && window.location.hash === '' && !isWriting) window.location.hash = 'login'
    })
    return () => clearTimeout(timer)
  }, [])
}
