import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@/components/ui/field/field'
import { controlClassName, describedBy, keyOfDefault } from '@/components/ui/field/field-attributes'

interface TextInputProps extends ComponentProps<'input'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  hideLabel?: boolean
  optional?: boolean
}

export function TextInput(props: TextInputProps) {
  const { id, label, hint, error, hideLabel, optional, required, className, ...rest } = props
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      optional={optional}
      required={required}
      className={className}
    >
      <input
        key={keyOfDefault(rest)}
        {...rest}
        id={id}
        aria-required={required || undefined}
        {...describedBy(id, { hint, error })}
        className={controlClassName()}
      />
    </Field>
  )
}
