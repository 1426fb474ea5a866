'use client'

import { useEffect } from 'react'
import type { FieldPathByValue, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { keepDraftFiles, readDraftFiles, type DraftFiles } from '@/components/ui/form/draft-files'

const PAUSE_MS = 400

/**
 * Keeps what is typed and the files that are chosen in this browser until the form is sent: a reload (a phone does one
 * when its camera needs the memory), a lost connection or a login in between loses nothing. Of the boxes only the named
 * one is kept: consents are given anew. Returns the way to forget the draft.
 */
export function useFormDraft<Values extends FieldValues, Sent extends FieldValues>(
  key: string,
  form: UseFormReturn<Values, unknown, Sent>,
  box?: FieldPathByValue<Values, boolean>,
): () => void {
  useEffect(() => {
    const typed = typedBefore(form)
    const draft = { ...readDraft(key), ...typed }
    if (Object.keys(draft).length > 0) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true })
    if (Object.keys(typed).length > 0) keepDraft(key, form.getValues(), box)
    let files = filesOf(form.getValues())
    void readDraftFiles(key).then((kept) => putFiles(form, kept))
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          keepDraft(key, values, box)
          const chosen = filesOf(values)
          if (!isSame(chosen, files)) void keepDraftFiles(key, chosen)
          files = chosen
        }, PAUSE_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [key, form, box])
  return () => forgetDraft(key)
}

type Draft = Record<string, string | boolean>

/** What was typed into a form that the server drew, before the browser took it over, is newer than any draft. */
function typedBefore<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
): Draft {
  const { defaultValues } = form.formState
  const isTyped = ([name, value]: [string, unknown]) => value !== defaultValues?.[name] && isWord(value)
  return Object.fromEntries(Object.entries(form.getValues()).filter(isTyped)) as Draft
}

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'boolean'

function readDraft(key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return kept && typeof kept === 'object' ? (kept as Draft) : null
  } catch {
    return null
  }
}

/** Files come back a moment later than the words, so what was chosen meanwhile stays. */
function putFiles<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  kept: DraftFiles,
): void {
  const chosen = filesOf(form.getValues())
  for (const [name, files] of Object.entries(kept)) {
    const isEmpty = chosen[name]?.length === 0
    if (isEmpty) form.setValue(name as Path<Values>, files as PathValue<Values, Path<Values>>)
  }
}

function filesOf(values: Record<string, unknown>): DraftFiles {
  const isFiles = (value: unknown) => Array.isArray(value) && value.every((one) => one instanceof File)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isFiles(value))) as DraftFiles
}

function isSame(some: DraftFiles, others: DraftFiles): boolean {
  const isKept = (name: string, files: readonly File[]) =>
    files.length === others[name]?.length && files.every((file, index) => file === others[name]?.[index])
  return Object.entries(some).every(([name, files]) => isKept(name, files))
}

function keepDraft(key: string, values: Record<string, unknown>, box: string | undefined): void {
  const typed = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '')
  const boxes = Object.entries(values).filter(([name]) => name === box)
  try {
    if (typed.length > 0) window.localStorage.setItem(key, JSON.stringify(Object.fromEntries([...typed, ...boxes])))
  } catch {
    // a browser that keeps nothing keeps no draft either
  }
}

function forgetDraft(key: string): void {
  void keepDraftFiles(key, {})
  try {
    window.localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
