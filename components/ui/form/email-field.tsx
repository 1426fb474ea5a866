'use client'

import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormTextInput } from '@/components/ui/form/form-fields'
import { suggestEmail } from '@/components/ui/form/suggest-email'

/** Shows a likely typo of the host before sending and corrects it with one click. */
export function EmailField({
  name,
  className,
  ...rest
}: Omit<ComponentProps<typeof FormTextInput>, 'type' | 'inputMode'>) {
  const { setValue } = useFormContext()
  const typed: unknown = useWatch({ name })
  const suggestion = typeof typed === 'string' ? suggestEmail(typed) : null
  return (
    <div className={className}>
      <FormTextInput {...rest} name={name} type="email" inputMode="email" />
      <p role="status" className="text-sm">
        {suggestion && (
          <button
            type="button"
            className="link mt-1 inline-flex min-h-11 items-center text-left wrap-anywhere"
            onClick={() => setValue(name, suggestion, { shouldDirty: true, shouldValidate: true })}
          >
            Возможно, {suggestion}? Исправить
          </button>
        )}
      </p>
    </div>
  )
}
