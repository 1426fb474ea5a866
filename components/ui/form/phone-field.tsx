'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { IMask } from 'react-imask'
import { Field } from '@/components/ui/field/field'
import { typesetHint } from '@/components/ui/field/typeset-hint'
import { useFormField } from '@/components/ui/form/form-context'
import { messages } from '@/lib/contract/messages'
import { hasForeignCode } from '@/lib/text/phone'
import { isEmptyPhone, phoneMask } from '@/components/ui/form/phone-mask'
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

/** The mask writes into the input itself: a value through React's state would come late and undo typing. */
function useMaskedPhone(name: string) {
  const inputRef = useRef<HTMLInputElement>(null)
  const { register } = useFormContext()
  useEffect(() => {
    const element = inputRef.current
    if (!element) return
    const typedBefore = element.value
    const mask = IMask(element, phoneMask)
    // on focus it would move the caret after «+7 (» and undo a selection
    mask.alignCursorFriendly = () => undefined
    // a form reset bypasses the mask
    const catchUp = () => mask.displayValue !== element.value && mask.updateValue()
    const leave = () => {
      if (isEmptyPhone(mask.value)) mask.value = ''
    }
    const pass = () => void register(name).onChange({ target: element, type: 'change' })
    mask.on('accept', pass)
    // a server-rendered field may be filled in before its mask loads
    if (element.value !== typedBefore) pass()
    element.addEventListener('focus', catchUp)
    element.addEventListener('blur', leave)
    return () => {
      element.removeEventListener('focus', catchUp)
      element.removeEventListener('blur', leave)
      mask.destroy()
    }
  }, [name, register])
  return inputRef
}
