'use client'

import { useRef } from 'react'
import { tellEdit } from '@/components/desk/fields/set-field-value'
import { Button } from '@/components/ui/button/button'
import { TextInput } from '@/components/ui/field/text-input'
import type { NamedFieldProps } from '@/components/ui/field/field-attributes'
import { HOUR_MS } from '@/lib/time/days'

interface EndFieldProps extends NamedFieldProps {
  required: boolean
  defaultValue: string
  /** Field of the same form from which the hours count; the end that is known already if absent. */
  startField: string | undefined
}

const HOURS = [
  { hours: 2, title: '2 часа' },
  { hours: 4, title: '4 часа' },
]

/** Day and hour of an end, with usual durations beside it. */
export function EndField({ startField, ...field }: EndFieldProps) {
  const input = useRef<HTMLInputElement>(null)

  function choose(toEnd: (start: string) => string) {
    if (!input.current) return
    input.current.value = toEnd(findStart(input.current, startField) || getCityNow())
    input.current.focus()
    tellEdit(input.current)
  }

  return (
    <div>
      <TextInput {...field} ref={input} type="datetime-local" autoComplete="off" />
      <div
        role="group"
        aria-label="Сразу выбрать срок"
        className="mt-2 flex flex-wrap gap-2 [@media(scripting:none)]:hidden"
      >
        {HOURS.map(({ hours, title }) => (
          <Button
            key={hours}
            variant="secondary"
            size="small"
            onClick={() => choose((start) => addHours(start, hours))}
          >
            {startField ? title : `+${title}`}
          </Button>
        ))}
        <Button variant="secondary" size="small" onClick={() => choose(toDayEnd)}>
          До конца дня
        </Button>
      </div>
    </div>
  )
}

function findStart(input: HTMLInputElement, startField: string | undefined): string {
  if (!startField) return input.defaultValue
  const start = input.form?.elements.namedItem(startField)
  return start instanceof HTMLInputElement ? start.value : ''
}

/** An outage that began on another day ends today. */
function toDayEnd(start: string): string {
  const now = getCityNow()
  return `${(start > now ? start : now).slice(0, 10)}T23:59`
}

/** «2026-11-29T10:05» by the clock of the city, wherever the browser is. */
function getCityNow(): string {
  const timeZone = document.documentElement.dataset.zone
  return new Date().toLocaleString('sv-SE', { timeZone }).replace(' ', 'T').slice(0, 16)
}

function addHours(moment: string, hours: number): string {
  return new Date(Date.parse(`${moment}Z`) + hours * HOUR_MS).toISOString().slice(0, 16)
}
