'use client'

import { createContext, use } from 'react'
import { useFormContext } from 'react-hook-form'
import { firstMessage } from '@/components/ui/form/form-errors'

/** Id of the surrounding form: several forms of a page may have fields of one name. */
export const FormId = createContext('form')

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

export function useFormField(name: string) {
  const id = fieldId(use(FormId), name)
  const { register, formState } = useFormContext()
  return { id, error: firstMessage(formState.errors[name]), ties: register(name) }
}
