'use client'

import { useEffect } from 'react'

const KEY = 'reloaded-for-scripts'
/** A page that lacks its scripts right after a reload is broken in another way: reloading on would never end. */
const NOT_AGAIN_MS = 60_000

/**
 * A page read since before a deployment may ask for a script of the build that is gone. It is loaded anew, once: the
 * address keeps the dialog that was being opened, drafts keep what was typed.
 */
export function useMissingScripts(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      const address = addressOf(target)
      if (address) void reloadWhenGone(address)
    }
    // errors of loading do not bubble
    window.addEventListener('error', onError, true)
    return () => window.removeEventListener('error', onError, true)
  }, [])
}

/** Gives the address of a script or a style of the build. */
function addressOf(target: EventTarget | null): string | null {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''
  return new URL(address || '/', window.location.href).pathname.startsWith('/_next/static/') ? address : null
}

/** A lost connection is no deployment: the server itself has to say that there is no such file. */
async function reloadWhenGone(address: string): Promise<void> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status !== 404 || reloadedLately()) return
  window.sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
}

function reloadedLately(): boolean {
  return Date.now() - Number(window.sessionStorage.getItem(KEY)) < NOT_AGAIN_MS
}
