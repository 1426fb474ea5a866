import type { ComponentProps, ReactNode } from 'react'
import { Field, describedBy } from '@/components/ui/field/field'
import { classNames } from '@/components/ui/class-names'

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
        {...rest}
        id={id}
        aria-required={required || undefined}
        {...describedBy(id, { hint, error })}
        className={controlClassName()}
      />
    </Field>
  )
}

export function controlClassName(className?: string): string {
  return classNames(
    'block min-h-12 w-full min-w-0 rounded-field border border-line-strong bg-paper px-3.5 py-2.5 text-ink transition-colors',
    'placeholder:text-ink-soft hover:border-brand focus-visible:border-brand',
    'aria-invalid:border-danger aria-invalid:bg-danger-tint [&[readonly]]:bg-ground disabled:bg-ground disabled:text-ink-soft',
    className,
  )
}
