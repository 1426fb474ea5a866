'use client'

import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form'

/** Sets up React Hook Form: after a refusal the focus goes to the summary, not to the first field. */
export function usePortalForm<Values extends FieldValues, Sent extends FieldValues = Values>(
  options: UseFormProps<Values, unknown, Sent>,
): UseFormReturn<Values, unknown, Sent> {
  return useForm({ shouldFocusError: false, ...options })
}
