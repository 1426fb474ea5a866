'use client'

import { useSearchParams } from 'next/navigation'
import { useState, type FocusEvent, type ReactNode } from 'react'
import { TextInput } from '@/components/ui/field/text-input'
import { readTypedDay, showTypedDay } from '@/lib/time/parse-day'

interface DateInputProps {
  id: string
  /** Name of the day in the form and in the address of the list. */
  name: string
  label: ReactNode
}

const LONGEST = 20

/**
 * A day of a filter, typed as ДД.ММ.ГГГГ: a native date field would show the order and the words of the browser's own
 * language. It begins with what the address of the list says, so a day that does not exist is not lost.
 */
export function DateInput(props: DateInputProps) {
  const asked = useSearchParams().get(props.name)?.slice(0, LONGEST) ?? ''
  return <TypedDay key={asked} {...props} asked={asked} />
}

function TypedDay({ asked, ...field }: DateInputProps & { asked: string }) {
  const [isWrong, setWrong] = useState(isNoDay(asked))
  function tidy({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    input.value = showTypedDay(input.value)
    setWrong(isNoDay(input.value))
  }
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      autoComplete="off"
      placeholder="ДД.ММ.ГГГГ"
      maxLength={LONGEST}
      defaultValue={showTypedDay(asked)}
      error={isWrong ? 'Такой даты нет' : undefined}
      onBlur={tidy}
    />
  )
}

function isNoDay(text: string): boolean {
  return text.trim() !== '' && readTypedDay(text) === null
}
