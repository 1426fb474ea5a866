import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@/components/ui/field/field'
import { controlClassName, describedBy, keyOfDefault } from '@/components/ui/field/field-attributes'
import { Icon } from '@/components/ui/icon/icon'

interface SelectOption {
  value: string | number
  label: string
}

interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}

interface SelectProps extends ComponentProps<'select'> {
  id: string
  label: ReactNode
  options: readonly (SelectOption | SelectGroup)[]
  emptyLabel?: string
  hint?: ReactNode
  error?: string | undefined
}

export function Select({ id, label, options, emptyLabel, hint, error, required, className, ...rest }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} className={className}>
      <span className="relative block">
        <select
          key={keyOfDefault(rest)}
          {...rest}
          id={id}
          aria-required={required || undefined}
          {...describedBy(id, { hint, error })}
          className={controlClassName('appearance-none pr-10')}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(toOption)}
              </optgroup>
            ) : (
              toOption(option)
            ),
          )}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2" />
      </span>
    </Field>
  )
}

function toOption({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
