'use client'

import { useRef } from 'react'
import { setFieldValue } from '@/components/desk/fields/set-field-value'
import { TextInput } from '@/components/ui/field/text-input'
import type { Extension } from '@/lib/contract/queue-shapes'
import { formatCount } from '@/lib/text/plural'
import type { NamedFieldProps } from '@/components/ui/field/field-attributes'

interface DeadlineFieldProps extends NamedFieldProps {
  extensions: readonly Extension[]
  initial: string | undefined
}

/** A later term: a usual one by one press, or any other day. */
export function DeadlineField({ extensions, initial, ...field }: DeadlineFieldProps) {
  const input = useRef<HTMLInputElement>(null)

  function choose(day: string) {
    if (input.current) setFieldValue(input.current, day)
  }

  return (
    <div>
      <TextInput {...field} ref={input} type="date" defaultValue={initial} />
      <ul aria-label="Обычные сроки" className="mt-2 flex flex-wrap gap-2 [@media(scripting:none)]:hidden">
        {extensions.map(({ days, day, title }) => (
          <li key={days}>
            <button type="button" className="chip" onClick={() => choose(day)}>
              +{formatCount(days, ['рабочий день', 'рабочих дня', 'рабочих дней'])}, до {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
