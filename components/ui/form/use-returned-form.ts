'use client'

import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showServerErrors } from '@/components/ui/form/form-errors'
import { UserError } from '@/lib/text/user-error'

interface Returned {
  typed: object
  files: object
  refusal?: { message: string }
}

/** Restores a form that was sent after a lost connection and refused, with its errors. */
export function useReturnedForm<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  take: () => Promise<Returned | null>,
): void {
  useEffect(() => {
    void take().then((returned) => {
      if (!returned) return
      form.reset({ ...form.getValues(), ...returned.typed, ...returned.files }, { keepDefaultValues: true })
      showServerErrors(form, Object.assign(new UserError(returned.refusal?.message), returned.refusal))
    })
  }, [form, take])
}
