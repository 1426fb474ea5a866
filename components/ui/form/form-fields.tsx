'use client'

import type { ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { useFormField } from '@/components/ui/form/form-id'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'

/** A control of the kit inside a Form: named by its field, the form gives it its id and its error. */
type InForm<Props> = Omit<Props, 'id' | 'name' | 'error'> & { name: string }

export function FormTextInput({ name, ...rest }: InForm<ComponentProps<typeof TextInput>>) {
  const { id, error, ties } = useFormField(name)
  return <TextInput {...rest} {...ties} id={id} error={error} />
}

export function FormTextarea({ name, ...rest }: InForm<ComponentProps<typeof Textarea>>) {
  const { id, error, ties } = useFormField(name)
  return <Textarea {...rest} {...ties} id={id} error={error} />
}

export function FormSelect({ name, ...rest }: InForm<ComponentProps<typeof Select>>) {
  const { id, error, ties } = useFormField(name)
  return <Select {...rest} {...ties} id={id} error={error} />
}

export function FormRadioGroup({ name, ...rest }: InForm<ComponentProps<typeof RadioGroup>>) {
  const { id, error, ties } = useFormField(name)
  return <RadioGroup {...rest} {...ties} id={id} error={error} />
}

export function FormCheckbox({ name, ...rest }: InForm<ComponentProps<typeof Checkbox>>) {
  const { id, error, ties } = useFormField(name)
  return <Checkbox {...rest} {...ties} id={id} error={error} />
}
