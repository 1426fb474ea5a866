'use client'

import { useEffect, useState } from 'react'
import { pageSettled } from '@/components/layout/page-settled'

/** Browsers treat localhost like https. */
function mayRegister(): boolean {
  const { protocol, hostname } = window.location
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  return isSafe && 'serviceWorker' in navigator && process.env.NODE_ENV === 'production'
}

export type WorkerState = 'absent' | 'brought-page' | 'came-later'

export function useServiceWorker(): { waiting: ServiceWorker | null; state: WorkerState } {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  const [state, setState] = useState<WorkerState>('absent')

  useEffect(() => {
    if (!mayRegister()) return
    const worker = navigator.serviceWorker
    const broughtPage = Boolean(worker.controller)
    const register = async () => {
      await pageSettled()
      const registration = await worker.register('/sw.js', { updateViaCache: 'none' })
      watchUpdates(registration, setWaiting)
      await worker.ready
      await controlled(worker)
      setState(broughtPage ? 'brought-page' : 'came-later')
    }
    // if the browser refuses, nothing is cached
    register().catch(() => setState('absent'))
  }, [])

  return { waiting, state }
}

/** An active worker takes control of earlier pages a moment later. */
function controlled(worker: ServiceWorkerContainer): Promise<unknown> {
  if (worker.controller) return Promise.resolve()
  return new Promise((done) => worker.addEventListener('controllerchange', done, { once: true }))
}

function watchUpdates(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void {
  const report = () => {
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting(registration.waiting)
  }
  report()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', report))
}

export function changeWorker(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
