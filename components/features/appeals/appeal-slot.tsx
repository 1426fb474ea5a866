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
 * The page is the same for everyone. A guest's browser opens the login dialog; the form under it may be filled in before
 * the login and after: what is typed stays (spec.md 2: the route requires login).
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
 * Opens the login to a guest, and tells when nothing lies over the page any more: what is under a dialog can neither be read
 * nor filled in, and a phone has the dialog's own form to draw first.
 */
function useLoginFirst(): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    // a dialog that opens is laid out at once: in a task of its own
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
