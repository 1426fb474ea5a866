'use client'

import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form'

/** React Hook Form as the portal's forms use it: after a refusal the focus goes to the summary, not to the first field. */
export function usePortalForm<Values extends FieldValues, Sent extends FieldValues = Values>(
  options: UseFormProps<Values, unknown, Sent>,
): UseFormReturn<Values, unknown, Sent> {
  return useForm({ shouldFocusError: false, ...options })
}
