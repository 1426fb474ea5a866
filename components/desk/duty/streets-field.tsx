'use client'

import { useState } from 'react'
import { ANYWAY } from '@/lib/domains/outages/rules'
import { tellEdit } from '@/components/desk/fields/set-field-value'
import { AddressCombobox } from '@/components/map/address-combobox'
import type { AddressSuggestion } from '@/components/map/map-place'
import { suggestAddresses } from '@/components/map/geocoder'
import { Checkbox } from '@/components/ui/field/checkbox'
import type { NamedFieldProps } from '@/components/ui/field/field-attributes'

interface StreetsFieldProps extends NamedFieldProps {
  initial: string
  /** The error is a doubt, which a tick answers. */
  isDoubted: boolean
}

/** Streets and houses in words; the street that is being typed is suggested from the plan of the city. */
export function StreetsField({ id, name, label, hint, error, initial, isDoubted }: StreetsFieldProps) {
  const [text, setText] = useState(initial)
  const { before } = splitLast(text)
  return (
    <div>
      <AddressCombobox
        id={id}
        name={name}
        label={label}
        showLabel
        required
        isFree
        hint={hint}
        error={error}
        typed={{ value: text, onType: setText }}
        suggest={suggestStreets}
        onChoose={({ title }) => {
          setText(`${before}${title}, `)
          // the next street follows, without a tap
          document.getElementById(id)?.focus()
          tellEdit(document.getElementById(id))
        }}
      />
      {error && isDoubted && <Checkbox id={`${id}-${ANYWAY}`} name={ANYWAY} label="Всё равно объявить" />}
    </div>
  )
}

/** Words after the last comma: a street, while «1–15» are houses of the one before. */
function splitLast(text: string): { before: string; last: string } {
  const [, before = '', last = ''] = /^(.*[,;]\s*)?(.*)$/s.exec(text) ?? []
  return { before, last }
}

async function suggestStreets(text: string, signal: AbortSignal): Promise<AddressSuggestion[]> {
  const { last } = splitLast(text)
  return /\p{L}{3}/u.test(last) ? suggestAddresses(last, signal) : []
}
