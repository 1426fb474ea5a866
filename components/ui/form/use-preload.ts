'use client'

import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Loads what sending the form needs as soon as something is typed. A failure shows when the form is sent. */
export function usePreload<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  load: () => Promise<unknown>,
): void {
  const { isDirty } = form.formState
  useEffect(() => {
    if (isDirty) load().catch(() => undefined)
  }, [isDirty, load])
}
