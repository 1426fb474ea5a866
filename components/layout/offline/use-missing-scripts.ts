'use client'

import { useEffect } from 'react'

const KEY = 'reloaded-for-scripts'
/** Prevents endless reloads: scripts missing after a reload have another cause. */
const NOT_AGAIN_MS = 60_000

/** Reloads once if a script of an older build is gone. The URL keeps the dialog, drafts keep what was typed. */
export function useMissingScripts(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      const address = getBuildUrl(target)
      if (address) void reloadIfMissing(address)
    }
    // load errors do not bubble
    window.addEventListener('error', onError, true)
    return () => window.removeEventListener('error', onError, true)
  }, [])
}

function getBuildUrl(target: EventTarget | null): string | null {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''
  return new URL(address || '/', window.location.href).pathname.startsWith('/_next/static/') ? address : null
}

/** Only a 404 means another build; a lost connection does not. */
async function reloadIfMissing(address: string): Promise<void> {
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (response?.status !== 404 || hasJustReloaded()) return
  window.sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
}

function hasJustReloaded(): boolean {
  return Date.now() - Number(window.sessionStorage.getItem(KEY)) < NOT_AGAIN_MS
}
