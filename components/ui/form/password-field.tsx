'use client'

import { classNames } from '@/components/ui/class-names'
import { useState, type ReactNode } from 'react'
import { Field } from '@/components/ui/field/field'
import { typesetHint } from '@/components/ui/field/typeset-hint'
import { useFormField } from '@/components/ui/form/form-context'
import { controlClassName, describedBy } from '@/components/ui/field/field-attributes'
import { Icon } from '@/components/ui/icon/icon'

interface PasswordFieldProps {
  name: string
  label: ReactNode
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
}

export function PasswordField({ name, label, autoComplete, hint }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const { id, error, ties } = useFormField(name)
  const icon = isShown ? 'eye-off' : 'eye'
  return (
    <Field id={id} label={label} hint={typesetHint(hint)} error={error} required>
      <span className="relative block">
        <input
          {...ties}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          {...describedBy(id, { hint, error })}
          className={controlClassName('pr-14')}
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={isShown ? 'Скрыть пароль' : 'Показать пароль'}
          onClick={() => setShown(!isShown)}
          className={classNames(
            'absolute inset-y-0.5 right-1 flex w-11 items-center justify-center rounded-sm text-ink-soft',
            'transition-colors hover:text-brand-strong',
          )}
        >
          <Icon name={icon} className="size-5" />
        </button>
      </span>
    </Field>
  )
}
