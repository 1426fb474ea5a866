import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from '@/components/ui/field/field'
import { describedBy, fieldIds, keyOfDefault } from '@/components/ui/field/field-attributes'
import { Icon } from '@/components/ui/icon/icon'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ id, label, hint, error, required, className, ...rest }: CheckboxProps) {
  const ids = fieldIds(id)
  return (
    <div className={className}>
      <div className="flex gap-3 py-2">
        <span className="on-first-line relative size-6 shrink-0">
          <input
            key={keyOfDefault(rest)}
            {...rest}
            id={id}
            type="checkbox"
            aria-required={required || undefined}
            {...describedBy(id, { hint, error })}
            className="peer checkbox"
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0.5 size-5 text-paper opacity-0 peer-checked:opacity-100 stroke-3"
          />
        </span>
        <label htmlFor={id} className="min-w-0">
          <span className={required ? 'required-mark' : undefined}>{label}</span>
          {hint && (
            <span id={ids.hint} className="block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </label>
      </div>
      <FieldError id={ids.error} message={error} />
    </div>
  )
}
