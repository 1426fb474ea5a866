'use client'

import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { LinkButton } from '@/components/ui/link-button'
import { Skeleton } from '@/components/ui/skeleton'
import { loadSchemas } from '@/lib/api/load-schemas'
import { readToken, watchToken } from '@/lib/api/session-token'
import type { AppealChoices } from '@/lib/domains/appeals/contract'

const AppealPanel = lazyPart(
  async () => (await import('@/components/features/appeals/appeal-panel')).AppealPanel,
  loadSchemas,
  () => import('@/components/features/appeals/hooks'),
)

const onServer = () => undefined

/**
 * Loads the form in the browser, because the page is the same for everyone. A guest's browser opens the login dialog
 * (spec.md 2: the route requires login); the form under it may be filled in before and after the login, and what is
 * typed stays.
 */
export function AppealSlot({ choices }: { choices: AppealChoices }) {
  const token = useSyncExternalStore<string | null | undefined>(watchToken, readToken, onServer)
  const isLoginPast = useLoginFirst()
  if (token === undefined) return <Waiting />
  return (
    <>
      {token === null && <GuestNotice />}
      {token !== null || isLoginPast ? (
        <Suspense fallback={<Waiting />}>
          <AppealPanel isResident={token !== null} choices={choices} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </>
  )
}

/**
 * Opens the login dialog to a guest and returns true when no dialog covers the page any more. The form is drawn only
 * then: under a dialog it can neither be read nor filled in, and a phone has to draw the dialog first.
 */
function useLoginFirst(): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    // Opening a dialog makes the browser lay it out at once, so that is done in a task of its own.
    const timer = setTimeout(() => {
      if (readToken() !== null || window.location.hash !== '') setPast(true)
      else window.location.hash = 'login'
    })
    const onClose = () => {
      if (!document.querySelector('dialog[open]')) setPast(true)
    }
    document.addEventListener('close', onClose, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('close', onClose, true)
    }
  }, [])
  return isPast
}

function GuestNotice() {
  return (
    <div className="mb-10 rounded-card bg-sand p-6">
      <p className="text-lg font-medium">Чтобы отправить обращение, войдите</p>
      <p className="mt-1 text-ink-soft">
        Закон принимает обращения только от тех, чья личность известна. Форму можно заполнить и до входа: набранное
        сохранится.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton href="#login">Войти</LinkButton>
        <LinkButton href="#register" variant="secondary">
          Зарегистрироваться
        </LinkButton>
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">Загружаем форму…</span>
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-48" />
    </div>
  )
}
