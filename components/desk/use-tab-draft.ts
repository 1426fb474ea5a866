import { useCallback, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Drafts } from '@/lib/domains/desk/shapes'

/** Keeps what is typed into a form in the tab, where it outlives a session that ended; nothing without a key. */
export function useTabDraft(key: string | undefined) {
  const isHydrated = useHydrated()
  const [found, setFound] = useState(() => (key === undefined ? null : readStored(key)))

  const keep = useCallback(
    (typed: Drafts) => {
      if (key !== undefined) sessionStorage.setItem(key, JSON.stringify(typed))
    },
    [key],
  )
  const forget = useCallback(() => {
    if (key !== undefined) sessionStorage.removeItem(key)
  }, [key])

  return {
    /** What the tab had when the form appeared. */
    draft: isHydrated ? found : null,
    keep,
    forget,
    /** Empties the form too. */
    clear() {
      forget()
      setFound(null)
    },
  }
}

function readStored(key: string): Drafts | null {
  if (typeof window === 'undefined') return null
  return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Drafts | null
}
