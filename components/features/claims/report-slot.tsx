'use client'

import { useEffect } from 'react'
import { createSlot } from '@/components/ui/create-slot'
import { Skeleton } from '@/components/ui/list/skeleton'
import { useHashVisited } from '@/components/ui/dialog/watch-hash'

const loadPanel = () => import('@/components/features/claims/report-panel')
const ReportPanel = createSlot(async () => (await loadPanel()).ReportPanel, Waiting)

export function ReportSlot({ id }: { id: string }) {
  const isAsked = useHashVisited(id)
  useEffect(() => {
    // soft navigation fires no `hashchange`
    const dialog = document.getElementById(id)
    if (window.location.hash === `#${id}` && dialog instanceof HTMLDialogElement && !dialog.open)
      window.dispatchEvent(new HashChangeEvent('hashchange'))
  }, [id])
  useEffect(() => {
    // a problem is often met offline: if a service worker stores scripts, the form and its categories load in advance
    void navigator.serviceWorker?.ready
      .then(() =>
        Promise.all([loadPanel(), import('@/components/features/claims/hooks').then((own) => own.loadCategories())]),
      )
      .catch(() => undefined)
  }, [])
  return isAsked && <ReportPanel />
}

function Waiting() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">Загружаем форму…</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-64" />
      <Skeleton className="h-12" />
    </div>
  )
}
