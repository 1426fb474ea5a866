'use client'

import { use, useEffect, type ComponentProps } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/field/checkbox'
import { fieldId, FormId, useFormField } from '@/components/ui/form/form-context'
import { firstMessage } from '@/components/ui/form/form-errors'
import { RadioGroup } from '@/components/ui/field/radio-group'
import { Select } from '@/components/ui/field/select'
import { TextInput } from '@/components/ui/field/text-input'
import { typesetHint } from '@/components/ui/field/typeset-hint'
import { Textarea } from '@/components/ui/field/textarea'
import { formatCount, formatNumber } from '@/lib/text/plural'

/** Fields are marked as required by default; `required={false}` removes the mark of a field with a default. */
type InForm<Props> = Omit<Props, 'id' | 'name' | 'error'> & { name: string }

export function FormTextInput({ name, required, ...rest }: InForm<ComponentProps<typeof TextInput>>) {
  const { id, error, ties } = useFormField(name)
  const isRequired = required ?? !(rest.optional || rest.readOnly)
  return <TextInput {...rest} {...ties} hint={typesetHint(rest.hint)} required={isRequired} id={id} error={error} />
}

interface FormTextareaProps extends InForm<Omit<ComponentProps<typeof Textarea>, 'maxLength' | 'className'>> {
  /** Maximum characters. More are counted, not cut off: the form's schema refuses them. */
  longest?: number
}

export function FormTextarea({ name, longest, required = true, ...rest }: FormTextareaProps) {
  const { id, error, ties } = useFormField(name)
  return (
    <div className="min-w-0">
      <Textarea {...rest} {...ties} hint={typesetHint(rest.hint)} required={required} id={id} error={error} />
      {longest !== undefined && <TextCounter name={name} longest={longest} />}
    </div>
  )
}

export function FormSelect({ name, ...rest }: Omit<InForm<ComponentProps<typeof Select>>, 'required'>) {
  const { id, error, ties } = useFormField(name)
  // options may load after the value, so the select is remounted with them
  const known = rest.options
    .flatMap((option) => ('options' in option ? option.options : option))
    .map(({ value }) => value)
    .join()
  return <Select key={known} {...rest} {...ties} hint={typesetHint(rest.hint)} required id={id} error={error} />
}

type RadioGroupProps = Omit<InForm<ComponentProps<typeof RadioGroup>>, 'value' | 'defaultValue'>

/** Controlled, so the server renders the choice; a choice made before hydration is adopted. */
/** Ties radios inside the element with the id; what was chosen before hydration counts. */
export function useRadioField(name: string) {
  const id = fieldId(use(FormId), name)
  const { field, fieldState } = useController<Record<string, string>>({ name })
  useEffect(() => {
    const chosen = document.querySelector<HTMLInputElement>(`#${CSS.escape(id)} input:checked`)?.value
    if (chosen !== undefined && chosen !== field.value) field.onChange(chosen)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is asked once: what is chosen later comes by onChange
  }, [])
  return { id, field, error: firstMessage(fieldState.error) }
}

export function FormRadioGroup({ name, required = true, ...rest }: RadioGroupProps) {
  const { id, field, error } = useRadioField(name)
  const first = String(rest.options[0]?.value)
  return (
    <RadioGroup
      {...rest}
      {...field}
      required={required}
      ref={(element) => {
        if (element?.value === first) field.ref(element)
      }}
      value={field.value ?? ''}
      id={id}
      error={error}
    />
  )
}

export function FormCheckbox({ name, ...rest }: InForm<ComponentProps<typeof Checkbox>>) {
  const { id, error, ties } = useFormField(name)
  return <Checkbox {...rest} {...ties} hint={typesetHint(rest.hint)} id={id} error={error} />
}

function TextCounter({ name, longest }: { name: string; longest: number }) {
  const text = useWatch<Record<string, string>>({ name }) ?? ''
  const excess = text.length - longest
  const isTooLong = excess > 0
  return (
    <div className="mt-1.5 text-sm tabular-nums">
      <p className={isTooLong ? 'font-medium text-danger' : 'text-ink-soft'}>
        {formatNumber(text.length)} из {formatCount(longest, ['знака', 'знаков', 'знаков'])}
        {isTooLong && `: сократите на ${formatCount(excess, ['знак', 'знака', 'знаков'])}`}
      </p>
      {/* announced once, as the limit is passed */}
      <p role="status" className="sr-only">
        {isTooLong && 'Текст длиннее, чем принимает форма'}
      </p>
    </div>
  )
}
