import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/field/field'
import { typesetHint } from '@/components/ui/field/typeset-hint'
import { fieldIds } from '@/components/ui/field/field-attributes'

interface RadioOption {
  value: string | number
  label: ReactNode
  hint?: ReactNode
}

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'id'> {
  id: string
  name: string
  legend: ReactNode
  options: readonly RadioOption[]
  value: string | number
  hint?: ReactNode
  error?: string | undefined
}

export function RadioGroup(props: RadioGroupProps) {
  const { id, legend, options, value, hint, error, required, className, ...rest } = props
  const ids = fieldIds(id)
  const described = [hint ? ids.hint : null, error ? ids.error : null].filter(Boolean).join(' ')
  return (
    <fieldset id={id} className={className} aria-describedby={described || undefined}>
      <legend className={classNames('mb-1.5 font-medium', required && 'required-mark')}>{legend}</legend>
      {hint && (
        <p id={ids.hint} className="mb-1 text-sm text-ink-soft">
          {typesetHint(hint)}
        </p>
      )}
      {options.map((option) => (
        <div key={option.value} className="flex gap-3 py-2">
          <input
            {...rest}
            id={`${id}-${option.value}`}
            type="radio"
            required={required}
            value={option.value}
            checked={String(value) === String(option.value)}
            className="radio"
          />
          <label htmlFor={`${id}-${option.value}`} className="min-w-0">
            {option.label}
            {option.hint && <span className="block text-sm text-ink-soft">{typesetHint(option.hint)}</span>}
          </label>
        </div>
      ))}
      <FieldError id={ids.error} message={error} />
    </fieldset>
  )
}
