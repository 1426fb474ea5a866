'use client'

import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const PAUSE_MS = 400

/**
 * Keeps what is typed in this browser until the form is sent: a reload, a lost connection or a login in between loses
 * nothing. Files and ticked boxes are not kept. Returns the way to forget the draft.
 */
export function useFormDraft<Values extends FieldValues, Sent extends FieldValues>(
  key: string,
  form: UseFormReturn<Values, unknown, Sent>,
): () => void {
  useEffect(() => {
    const draft = readDraft(key)
    if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true })
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer)
        timer = setTimeout(() => keepDraft(key, values), PAUSE_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [key, form])
  return () => forgetDraft(key)
}

function readDraft(key: string): Record<string, string> | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return kept && typeof kept === 'object' ? (kept as Record<string, string>) : null
  } catch {
    return null
  }
}

function keepDraft(key: string, values: Record<string, unknown>): void {
  const typed = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '')
  try {
    if (typed.length > 0) window.localStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // a browser that keeps nothing keeps no draft either
  }
}

function forgetDraft(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
