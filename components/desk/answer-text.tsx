'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import { Select } from '@/components/ui/field/select'
import { Textarea } from '@/components/ui/field/textarea'
import { MAX_ANSWER_LENGTH } from '@/lib/domains/desk/rules'

interface AnswerTextProps {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  /** Texts with the claim's own values in them. */
  templates: readonly { title: string; text: string }[] | undefined
  /** Where what is typed is kept, and what was kept; absent for an answer to many. */
  draft: { endpoint: string; text: string } | undefined
}

const SAVE_AFTER_MS = 1_000
const words = {
  kept: 'Черновик ответа сохранён, не отправлен.',
  failed: 'Черновик не сохранился: нет связи с порталом.',
  none: '',
}

/** The text of an answer: from a template if wished; what is typed and not sent is kept on the server. */
export function AnswerText({ id, name, label, hint, error, templates = [], draft }: AnswerTextProps) {
  const text = useRef<HTMLTextAreaElement>(null)
  const { state, saveLater } = useDraft(text, draft)
  const inserted = useRef('')

  /** Another template takes the place of the one before, if that is still at the end. */
  function insert(title: string) {
    const template = templates.find((one) => one.title === title)
    if (!template || !text.current) return
    const typed = text.current.value.trim()
    const own = inserted.current && typed.endsWith(inserted.current) ? typed.slice(0, -inserted.current.length) : typed
    text.current.value = [own.trim(), template.text].filter(Boolean).join('\n')
    inserted.current = template.text.trim()
    text.current.focus()
    saveLater()
  }

  return (
    <>
      {templates.length > 0 && (
        <Select
          id={`${id}-template`}
          label="Шаблон"
          emptyLabel="Без шаблона"
          options={templates.map(({ title }) => ({ value: title, label: title }))}
          onChange={(event) => insert(event.target.value)}
        />
      )}
      <Textarea
        ref={text}
        id={id}
        name={name}
        label={label}
        hint={hint}
        error={error}
        rows={4}
        maxLength={MAX_ANSWER_LENGTH}
        defaultValue={draft?.text}
        onChange={saveLater}
      />
      <p role="status" className="text-sm text-ink-soft">
        {words[state]}
      </p>
    </>
  )
}

/** Keeps what is typed a moment after the last key, and at once when the page is left. */
function useDraft(text: RefObject<HTMLTextAreaElement | null>, draft: AnswerTextProps['draft']) {
  const [state, setState] = useState<keyof typeof words>(draft?.text ? 'kept' : 'none')
  const timer = useRef<number>(undefined)
  const endpoint = draft?.endpoint

  async function save(path: string) {
    timer.current = undefined
    const isKept = await keepDraft(path, text.current?.value ?? '')
    setState(isKept === null ? 'failed' : isKept ? 'kept' : 'none')
  }

  function saveLater() {
    if (!endpoint) return
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void save(endpoint), SAVE_AFTER_MS)
  }

  useEffect(() => {
    const form = text.current?.form
    // what is being sent is no draft any more
    const forget = () => {
      window.clearTimeout(timer.current)
      timer.current = undefined
    }
    const saveNow = () => {
      if (timer.current === undefined || !endpoint) return
      forget()
      void keepDraft(endpoint, text.current?.value ?? '')
    }
    form?.addEventListener('submit', forget)
    window.addEventListener('pagehide', saveNow)
    return () => {
      form?.removeEventListener('submit', forget)
      window.removeEventListener('pagehide', saveNow)
    }
  }, [endpoint, text])

  return { state, saveLater }
}

/** Returns whether there is a draft now; null without a connection. */
async function keepDraft(endpoint: string, text: string): Promise<boolean | null> {
  const body = new FormData()
  body.set('text', text)
  const response = await fetch(endpoint, { method: 'POST', body, keepalive: true }).catch(() => null)
  return response?.ok ? ((await response.json()) as { isKept: boolean }).isKept : null
}
