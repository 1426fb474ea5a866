'use client'

import { useSearchParams } from 'next/navigation'
import { useState, type FocusEvent, type ReactNode } from 'react'
import { TextInput } from '@/components/ui/field/text-input'
import { parseDay, formatTypedDay } from '@/lib/time/parse-day'

interface DateInputProps {
  id: string
  name: string
  label: ReactNode
}

const LONGEST = 20

/** A text field, as a native one uses the browser's language. It keeps an impossible day of the URL. */
export function DateInput(props: DateInputProps) {
  const asked = useSearchParams().get(props.name)?.slice(0, LONGEST) ?? ''
  return <TypedDay key={asked} {...props} asked={asked} />
}

function TypedDay({ asked, ...field }: DateInputProps & { asked: string }) {
  const [isWrong, setWrong] = useState(isInvalidDay(asked))
  function tidy({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    input.value = formatTypedDay(input.value)
    setWrong(isInvalidDay(input.value))
  }
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      autoComplete="off"
      placeholder="ДД.ММ.ГГГГ"
      maxLength={LONGEST}
      defaultValue={formatTypedDay(asked)}
      error={isWrong ? 'Такой даты нет' : undefined}
      onBlur={tidy}
    />
  )
}

function isInvalidDay(text: string): boolean {
  return text.trim() !== '' && parseDay(text) === null
}
