'use client'

import { createContext, use } from 'react'
import { useFormContext, type RegisterOptions } from 'react-hook-form'
import { firstMessage } from '@/components/ui/form/form-errors'

/** The id of the form around: several forms of a page may have fields of the same name. */
export const FormId = createContext('form')

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

/** Gives a control of the kit what it needs in a form: its id, its message, and its ties to React Hook Form. */
export function useFormField(name: string, options?: RegisterOptions) {
  const id = fieldId(use(FormId), name)
  const { register, formState } = useFormContext()
  return { id, error: firstMessage(formState.errors[name]), ties: register(name, options) }
}
