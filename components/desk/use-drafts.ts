import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { listDraftedFields, type ActionField } from '@/components/desk/action-fields'
import { useTabDraft } from '@/components/desk/use-tab-draft'
import { nameDraft } from '@/lib/domains/desk/rules'
import type { CardDrafts, Drafts } from '@/lib/domains/desk/shapes'

const SAVE_AFTER_MS = 1_000
/** What is said of the drafts of a form. */
export const draftWords = {
  none: '',
  kept: 'Черновик сохранён, не отправлен.',
  failed: 'Черновик не сохранился: нет связи с порталом. Пока вкладка открыта, он здесь.',
  ended: 'Сеанс закончился: черновик остался в этой вкладке. Войдите снова, и он сохранится.',
}
type DraftState = keyof typeof draftWords

interface DraftedForm {
  form: RefObject<HTMLFormElement | null>
  action: string
  fields: readonly ActionField[]
  /** Absent for a form whose words nobody keeps. */
  drafts: CardDrafts | undefined
}

/**
 * Keeps what is typed a moment after the last key, and at once when the page is left. Until the portal has it, the tab
 * has it, so that it outlives a session that ended.
 */
export function useDrafts({ form, action, fields, drafts }: DraftedForm) {
  const tab = useTabDraft(drafts && `drafts ${drafts.writer} ${drafts.endpoint} ${action}`)
  const unsaved = tab.draft
  const texts = unsaved ?? drafts?.texts ?? {}
  const drafted = listDraftedFields(fields)
  const { state, save, saveLater, saveWaiting } = useSaving(drafts?.endpoint, tab)
  const hasTexts = drafted.some(({ name }) => texts[nameDraft(action, name)])

  useEffect(() => {
    if (unsaved) void save(unsaved)
  }, [save, unsaved])

  function noteTyping() {
    if (!form.current || drafted.length === 0) return
    const data = new FormData(form.current)
    const typed = drafted.map(({ name, initial }) => {
      const value = data.get(name)
      return [nameDraft(action, name), typeof value === 'string' && value !== initial ? value : '']
    })
    saveLater(Object.fromEntries(typed) as Drafts)
  }

  return {
    texts,
    /** Another one shows the fields anew. */
    key: unsaved ? 'tab' : 'portal',
    state: state ?? (hasTexts ? 'kept' : 'none'),
    noteTyping,
    saveWaiting,
    /** What was sent is no draft any more. */
    forget: tab.forget,
  }
}

/** Saves the last of what is typed; a refused saving leaves it in the tab. */
function useSaving(
  endpoint: string | undefined,
  { keep, forget }: Pick<ReturnType<typeof useTabDraft>, 'keep' | 'forget'>,
) {
  const [state, setState] = useState<DraftState | null>(null)
  const waiting = useRef<{ typed: Drafts; timer: number }>(undefined)
  const saving = useRef(Promise.resolve())

  const save = useCallback(
    (typed: Drafts): Promise<void> => {
      window.clearTimeout(waiting.current?.timer)
      waiting.current = undefined
      if (!endpoint) return Promise.resolve()
      saving.current = sendDrafts(endpoint, typed).then((result) => {
        if ((result === 'kept' || result === 'none') && !waiting.current) forget()
        setState(result)
      })
      return saving.current
    },
    [endpoint, forget],
  )

  function saveLater(typed: Drafts) {
    if (!endpoint) return
    keep(typed)
    window.clearTimeout(waiting.current?.timer)
    waiting.current = { typed, timer: window.setTimeout(() => void save(typed), SAVE_AFTER_MS) }
  }

  /** Saves what waits for its moment: the page is left, or the form is sent and may be refused. */
  const saveWaiting = useCallback(async () => {
    if (waiting.current) await save(waiting.current.typed)
    await saving.current
  }, [save])

  useEffect(() => {
    const saveNow = () => void saveWaiting()
    window.addEventListener('pagehide', saveNow)
    return () => window.removeEventListener('pagehide', saveNow)
  }, [saveWaiting])

  return { state, save, saveLater, saveWaiting }
}

async function sendDrafts(endpoint: string, typed: Drafts): Promise<DraftState> {
  const body = new FormData()
  for (const [name, text] of Object.entries(typed)) body.set(name, text)
  const response = await fetch(endpoint, { method: 'POST', body, keepalive: true }).catch(() => null)
  if (response?.status === 401) return 'ended'
  if (!response?.ok) return 'failed'
  return ((await response.json()) as { isKept: boolean }).isKept ? 'kept' : 'none'
}
