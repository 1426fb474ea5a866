'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field/field'
import { typesetHint } from '@/components/ui/field/typeset-hint'
import { useFormField } from '@/components/ui/form/form-context'
import { messages } from '@/lib/contract/messages'
import { hasForeignCode } from '@/lib/text/phone'
import { maskPhone } from '@/components/ui/form/mask-phone'
import { controlClassName, describedBy } from '@/components/ui/field/field-attributes'

interface PhoneFieldProps {
  name: string
  hint?: ReactNode
  optional?: boolean
}

export function PhoneField({ name, hint, optional }: PhoneFieldProps) {
  const { id, error: refused, ties } = useFormField(name)
  const typed: unknown = useWatch({ name })
  const error = typeof typed === 'string' && hasForeignCode(typed) ? messages.foreignPhone : refused
  const inputRef = useMaskedPhone(name)
  return (
    <Field id={id} label="Телефон" hint={typesetHint(hint)} error={error} optional={optional} required={!optional}>
      <input
        {...ties}
        ref={(element) => {
          ties.ref(element)
          inputRef.current = element
        }}
        id={id}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required={!optional || undefined}
        placeholder="+7 (___) ___-__-__"
        {...describedBy(id, { hint, error })}
        className={controlClassName('tabular')}
      />
    </Field>
  )
}

function useMaskedPhone(name: string) {
  const inputRef = useRef<HTMLInputElement>(null)
  const { register } = useFormContext()
  useEffect(() => {
    const element = inputRef.current
    return element
      ? maskPhone(element, () => void register(name).onChange({ target: element, type: 'change' }))
      : undefined
  }, [name, register])
  return inputRef
}
