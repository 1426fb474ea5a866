import { useEffect, useState, type RefObject } from 'react'
import { dutyDraftKey, dropDutyDrafts } from '@/components/desk/duty/duty-drafts'
import { readStored } from '@/components/desk/use-drafts'
import { useHydrated } from '@/components/ui/use-hydrated'

/** Keeps what is typed into a form in the tab, until it is sent; nothing without a writer. */
export function useTabDraft(form: RefObject<HTMLFormElement | null>, name: string, writer: number | undefined) {
  const isHydrated = useHydrated()
  const key = writer === undefined ? null : dutyDraftKey(writer, name)
  const [stored, setStored] = useState(() => (key ? readStored(key) : null))

  useEffect(() => {
    if (writer !== undefined) dropDutyDrafts(writer)
  }, [writer])

  function forget() {
    if (key) sessionStorage.removeItem(key)
  }

  function keep() {
    if (!key || !form.current) return
    const texts = [...new FormData(form.current)].filter(
      ([field, value]) => field !== 'key' && typeof value === 'string',
    )
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(texts)))
  }

  return {
    draft: isHydrated ? stored : null,
    // a field that a choice has filled gets its value a moment after that is told
    noteTyping: () => void setTimeout(keep),
    forget,
    /** Empties the form: the next caller has another matter. */
    clear() {
      forget()
      setStored(null)
    },
  }
}
