import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { fieldIds } from '@/components/ui/field/field-attributes'
import { Icon } from '@/components/ui/icon/icon'

interface FieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  required?: boolean | undefined
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

export function Field({ id, label, hint, error, optional, required, hideLabel, className, children }: FieldProps) {
  const ids = fieldIds(id)
  return (
    <div className={classNames('min-w-0', className)}>
      <label
        htmlFor={id}
        className={classNames(hideLabel ? 'sr-only' : 'mb-1.5 block font-medium', required && 'required-mark')}
      >
        {label}
        {optional && <span className="font-normal text-ink-soft"> (необязательно)</span>}
      </label>
      {hint && (
        <p id={ids.hint} className="mb-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={ids.error} message={error} />
    </div>
  )
}

export function FieldError({ id, message }: { id: string; message?: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} className="mt-2 flex gap-2 font-medium text-danger">
      <Icon name="circle-exclamation-point" className="mt-0.5 size-5 shrink-0" />
      {message}
    </p>
  )
}
