import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

/** What a form tells each of its fields, whatever the control is. */
export interface NamedFieldProps {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
}

export function fieldIds(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error` }
}

export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }) {
  const ids = fieldIds(id)
  const described = [hint ? ids.hint : null, error ? ids.error : null].filter(Boolean).join(' ')
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined }
}

/** Key of an uncontrolled field: a soft navigation to other filters must show their values. */
export function keyOfDefault(field: Pick<ComponentProps<'input'>, 'defaultValue' | 'defaultChecked'>): string {
  return String(field.defaultValue ?? field.defaultChecked)
}

export function controlClassName(className?: string): string {
  return classNames('field-control', className)
}
