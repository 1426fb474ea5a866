'use client'

import type { ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { classNames } from '@/components/ui/class-names'
import { useFormField } from '@/components/ui/form/form-id'
import { TextCounter } from '@/components/ui/form/text-counter'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'

/** Inside a Form a control of the kit is named by its field; the form gives it its id and its error. */
type InForm<Props> = Omit<Props, 'id' | 'name' | 'error'> & { name: string }

export function FormTextInput({ name, ...rest }: InForm<ComponentProps<typeof TextInput>>) {
  const { id, error, ties } = useFormField(name)
  return <TextInput {...rest} {...ties} id={id} error={error} />
}

interface FormTextareaProps extends InForm<Omit<ComponentProps<typeof Textarea>, 'maxLength'>> {
  /** The form takes so many letters. More are kept and counted, never cut off: the form's rules refuse them. */
  longest?: number
}

export function FormTextarea({ name, longest, className, ...rest }: FormTextareaProps) {
  const { id, error, ties } = useFormField(name)
  return (
    <div className={classNames('min-w-0', className)}>
      <Textarea {...rest} {...ties} id={id} error={error} />
      {longest !== undefined && <TextCounter name={name} longest={longest} />}
    </div>
  )
}

export function FormSelect({ name, ...rest }: InForm<ComponentProps<typeof Select>>) {
  const { id, error, ties } = useFormField(name)
  // options may come later than the value, from a draft or an account: the list is filled anew with them
  const known = rest.options.map(({ value }) => value).join()
  return <Select key={known} {...rest} {...ties} id={id} error={error} />
}

export function FormRadioGroup({ name, ...rest }: InForm<ComponentProps<typeof RadioGroup>>) {
  const { id, error, ties } = useFormField(name)
  return <RadioGroup {...rest} {...ties} id={id} error={error} />
}

export function FormCheckbox({ name, ...rest }: InForm<ComponentProps<typeof Checkbox>>) {
  const { id, error, ties } = useFormField(name)
  return <Checkbox {...rest} {...ties} id={id} error={error} />
}
