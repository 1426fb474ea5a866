import { useState } from 'react'
import { FieldError } from '@/components/ui/field/field'
import { fieldIds } from '@/components/ui/field/field-attributes'
import { AddressCombobox } from '@/components/map/address-combobox'
import type { AddressSuggestion } from '@/components/map/map-place'
import type { GeocodeAnswer } from '@/lib/domains/geocode/contract'

interface AddressFieldProps {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  initial: string
}

/** An address of the city; the server finds its point. */
export function AddressField({ id, name, label, hint, error, initial }: AddressFieldProps) {
  const [text, setText] = useState(initial)
  return (
    <div>
      <AddressCombobox
        id={id}
        name={name}
        label={label}
        showLabel
        required
        hint={hint}
        error={error}
        placeholder="Улица и дом"
        typed={{ value: text, onType: setText }}
        suggest={suggestAddresses}
        onChoose={(found) => setText(found.title)}
      />
      <FieldError id={fieldIds(id).error} message={error} />
    </div>
  )
}

async function suggestAddresses(text: string, signal: AbortSignal): Promise<AddressSuggestion[]> {
  const response = await fetch(`/api/geocode?${new URLSearchParams({ text }).toString()}`, { signal })
  if (!response.ok) throw new Error(`Geocoder answered ${response.status}`)
  const { addresses, failed } = (await response.json()) as GeocodeAnswer
  if (failed) throw new Error('The geocoder is unavailable')
  return addresses.map(({ address, latitude, longitude }) => ({ title: address, latitude, longitude }))
}
