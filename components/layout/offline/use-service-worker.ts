'use client'

import { useEffect, useState } from 'react'

/** The specification wants https; browsers count this machine itself as that. */
function mayRegister(): boolean {
  const { protocol, hostname } = window.location
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  return isSafe && 'serviceWorker' in navigator && process.env.NODE_ENV === 'production'
}

/** The worker knows this of the page being read: nothing yet, that it came through it, or that it came before it. */
export type WorkerState = 'absent' | 'brought-page' | 'came-later'

/** Registers the service worker; tells of a newer portal, and of the way to change to it. */
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
      await ruled(worker)
      setState(broughtPage ? 'brought-page' : 'came-later')
    }
    // a browser that refuses keeps no pages: the portal works as before
    register().catch(() => setState('absent'))
  }, [])

  return { waiting, state }
}

/** An active worker takes over pages that came before it a moment later. */
function ruled(worker: ServiceWorkerContainer): Promise<unknown> {
  if (worker.controller) return Promise.resolve()
  return new Promise((done) => worker.addEventListener('controllerchange', done, { once: true }))
}

function watchUpdates(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void {
  const tell = () => {
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting(registration.waiting)
  }
  tell()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell))
}

/** Lets the newer worker take over and loads the page anew under it. */
export function changeWorker(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

/** What the reader came for comes first: a cheap phone has one pair of hands for the page and for what is kept of it. */
const AFTER_LOAD_MS = 3_000
const IDLE_TIMEOUT_MS = 5_000

/** Resolves once the page has loaded, was left alone for a moment and the browser has nothing better to do. */
async function pageSettled(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }))
  await new Promise((done) => setTimeout(done, AFTER_LOAD_MS))
  // Safari has no such call: there the pause has to do
  if (!('requestIdleCallback' in window)) return
  await new Promise((done) => window.requestIdleCallback(done, { timeout: IDLE_TIMEOUT_MS }))
}
