'use client'

import { useEffect, useState } from 'react'

/** The specification: over https; this machine itself counts as that for browsers. */
function mayRegister(): boolean {
  const { protocol, hostname } = window.location
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  return isSafe && 'serviceWorker' in navigator && process.env.NODE_ENV === 'production'
}

/** Registers the service worker once the page is read; tells of a newer portal, and of the way to change to it. */
export function useServiceWorker(): { waiting: ServiceWorker | null; isActive: boolean } {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  const [isActive, setActive] = useState(false)

  useEffect(() => {
    if (!mayRegister()) return
    const worker = navigator.serviceWorker
    const register = async () => {
      const registration = await worker.register('/sw.js', { updateViaCache: 'none' })
      watchUpdates(registration, setWaiting)
      await worker.ready
      setActive(true)
    }
    // a browser that refuses keeps no pages: the portal works as before
    register().catch(() => setActive(false))
  }, [])

  return { waiting, isActive }
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
