'use client'

import { classNames } from '@/components/ui/class-names'
import { useEffect, useRef } from 'react'
import { FieldError } from '@/components/ui/field/field'
import { useRadioField } from '@/components/ui/form/form-fields'
import { formatDay, formatFreeSlots } from '@/components/features/receptions/slot-text'
import { DetailsChevron } from '@/components/ui/icon/icon'
import type { SlotDay } from '@/lib/domains/receptions/contract'
import { formatTime } from '@/lib/time/dates'
import { fieldIds } from '@/components/ui/field/field-attributes'

type RadioField = ReturnType<typeof useRadioField>['field']

export function SlotPicker({ days, zone }: { days: readonly SlotDay[]; zone: string }) {
  const { id, field, error } = useRadioField('starts_at')
  const ids = fieldIds(id)
  const first = days.find(({ slots }) => slots.some(({ is_free: isFree }) => isFree)) ?? days[0]
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? ids.error : undefined} className="min-w-0 outline-none">
      <legend className="required-mark mb-2 text-h3">1. Выберите время</legend>
      <FieldError id={ids.error} message={error} />
      <div className="divide-y divide-line border-y border-line">
        {days.map((one) => (
          <Day
            key={one.day + one.place + one.slots[0]?.starts_at}
            day={one}
            isOpen={one === first}
            zone={zone}
            field={field}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface DayProps {
  day: SlotDay
  isOpen: boolean
  zone: string
  field: RadioField
}

function Day({ day, isOpen, zone, field }: DayProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const isChosen = day.slots.some(({ starts_at: start }) => start === field.value)
  useEffect(() => {
    // open the day of a time that comes from a draft; later the resident may close it
    if (isChosen && box.current) box.current.open = true
  }, [isChosen])
  return (
    <details ref={box} open={isOpen} className="group">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-4 py-2.5">
        <span className="grow font-medium">{formatDay(day.day)}</span>
        <span className="tabular text-sm text-ink-soft">{formatFreeSlots(day)}</span>
        <DetailsChevron />
      </summary>
      <p className="text-sm text-ink-soft">{day.place}</p>
      <div className="grid grid-cols-4 gap-2 pt-2 pb-4 sm:grid-cols-6">
        {day.slots.map((slot) => (
          <Time key={slot.starts_at} slot={slot} zone={zone} field={field} />
        ))}
      </div>
    </details>
  )
}

interface TimeProps {
  slot: SlotDay['slots'][number]
  zone: string
  field: RadioField
}

function Time({ slot: { starts_at: start, is_free: isFree }, zone, field }: TimeProps) {
  const { value: chosen, name, onChange, onBlur } = field
  return (
    <label className="relative">
      <input
        type="radio"
        name={name}
        required
        value={start}
        checked={chosen === start}
        onChange={onChange}
        onBlur={onBlur}
        disabled={!isFree}
        className="peer absolute inset-0 size-full opacity-0"
      />
      <span
        className={classNames(
          'tabular flex min-h-11 items-center justify-center rounded-field border border-line-strong bg-paper',
          'font-medium transition-colors peer-checked:border-brand peer-checked:bg-brand peer-checked:text-paper',
          'peer-hover:border-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2',
          'peer-focus-visible:outline-brand peer-disabled:border-line peer-disabled:bg-ground',
          'peer-disabled:text-ink-soft peer-disabled:line-through',
        )}
      >
        {formatTime(start, zone)}
        {!isFree && <span className="sr-only"> занято</span>}
      </span>
    </label>
  )
}
