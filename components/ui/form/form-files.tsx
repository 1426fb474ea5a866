'use client'

import { use, type ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { FilePicker } from '@/components/ui/file/file-picker'
import { fieldId, FormId } from '@/components/ui/form/form-context'
import { firstMessage } from '@/components/ui/form/form-errors'

type PickerProps = ComponentProps<typeof FilePicker>

export function FormFiles({
  name,
  ...rest
}: Omit<PickerProps, 'id' | 'files' | 'onChange' | 'error'> & { name: string }) {
  const id = fieldId(use(FormId), name)
  const { field, fieldState } = useController<Record<string, File[]>>({ name })
  return (
    <FilePicker
      {...rest}
      id={id}
      files={field.value}
      onChange={field.onChange}
      error={firstMessage(fieldState.error)}
    />
  )
}
