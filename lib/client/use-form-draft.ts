'use client'

import { useEffect, useRef } from 'react'
import type { FieldPathByValue, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { currentOwner, GUEST, expiredOwner } from '@/lib/client/current-owner'
import { DraftWriter, collectFiles } from '@/lib/client/draft-writer'
import { readDraft, readDraftFiles, type DraftFiles, type DraftTexts } from '@/lib/client/drafts'
import { requestLogin, readToken, watchToken } from '@/lib/client/session-token'

/**
 * Stores texts and files in this browser until the form is sent. A resident's draft is never shown to others; consents
 * are not stored. Returns the function that removes the draft.
 */
export function useFormDraft<Values extends FieldValues, Sent extends FieldValues>(
  name: string,
  form: UseFormReturn<Values, unknown, Sent>,
  box?: FieldPathByValue<Values, boolean>,
): () => void {
  const writer = useRef<DraftWriter>(undefined)
  useEffect(() => {
    let opened = open()
    const stopWaiting = watchToken(() => {
      if (opened?.owner === GUEST && readToken() !== null) {
        opened.stop()
        opened = undefined
      }
      // the owner may be known only after a response of the server
      opened ??= open()
    })
    return () => {
      stopWaiting()
      opened?.stop()
    }

    function open(): { owner: string; stop: () => void } | undefined {
      const owner = currentOwner()
      if (owner === null) return undefined
      const draft = new DraftWriter({ name, owner, box })
      writer.current = draft
      if (restore(form, owner, name)) draft.write(form.getValues(), true)
      return { owner, stop: keepWriting(form, draft, owner) }
    }
  }, [name, form, box])
  return () => writer.current?.remove()
}

/** Fills the form. Returns whether it held something, which is newer than any draft. */
function restore<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  owner: string,
  name: string,
): boolean {
  const typed = typedBefore(form)
  const words = { ...readDraft(owner, name), ...typed }
  if (Object.keys(words).length > 0) form.reset({ ...form.getValues(), ...words }, { keepDefaultValues: true })
  void readDraftFiles(owner, name).then((kept) => putFiles(form, kept))
  const hasFiles = Object.values(collectFiles(form.getValues())).some(({ length }) => length > 0)
  return hasFiles || Object.keys(typed).length > 0
}

function keepWriting<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: DraftWriter,
  owner: string,
): () => void {
  const stopForm = form.subscribe({
    formState: { values: true },
    callback: ({ values, type }) => draft.write(values, type !== undefined),
  })
  const flush = () => draft.flush()
  const stopSession = watchToken(() => {
    if (owner === GUEST || readToken() !== null) return
    if (expiredOwner() !== owner) return draft.close()
    draft.flush()
    if (draft.isStored) requestLogin()
  })
  window.addEventListener('pagehide', flush)
  return () => {
    window.removeEventListener('pagehide', flush)
    stopForm()
    stopSession()
    draft.flush()
  }
}

/** What was typed before hydration is newer than any draft. */
function typedBefore<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
): DraftTexts {
  const { defaultValues } = form.formState
  const isTyped = ([name, value]: [string, unknown]) => value !== defaultValues?.[name] && isWord(value)
  return Object.fromEntries(Object.entries(form.getValues()).filter(isTyped)) as DraftTexts
}

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'boolean'

/** Files load later than texts, so files chosen meanwhile stay. */
function putFiles<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  kept: DraftFiles,
): void {
  const chosen = collectFiles(form.getValues())
  for (const [name, files] of Object.entries(kept)) {
    const isEmpty = chosen[name]?.length === 0
    if (isEmpty) form.setValue(name as Path<Values>, files as PathValue<Values, Path<Values>>)
  }
}
