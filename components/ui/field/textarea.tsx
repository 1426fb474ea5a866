import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@/components/ui/field/field'
import { controlClassName, describedBy } from '@/components/ui/field/field-attributes'

interface TextareaProps extends ComponentProps<'textarea'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Textarea({ id, label, hint, error, required, className, rows = 5, ...rest }: TextareaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} className={className}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        aria-required={required || undefined}
        {...describedBy(id, { hint, error })}
        className={controlClassName('field-sizing-content min-h-32')}
      />
    </Field>
  )
}
