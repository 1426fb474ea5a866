import type { ComponentProps, ReactNode } from 'react'
import { controlLook } from '@/components/ui/control-look'
import { Field } from '@/components/ui/field'
import { describedBy } from '@/components/ui/field-ids'

interface TextInputProps extends ComponentProps<'input'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  hideLabel?: boolean
  optional?: boolean
}

/** Takes one line of text, with its label, hint and error. */
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
        {...rest}
        id={id}
        aria-required={required || undefined}
        {...describedBy(id, { hint, error })}
        className={controlLook()}
      />
    </Field>
  )
}
