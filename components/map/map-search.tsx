'use client'

import { useState } from 'react'
import { AddressCombobox } from '@/components/map/address-combobox'
import type { AddressSuggestion } from '@/components/map/map-place'
import type { MapServices } from '@/components/map/map-provider'

interface MapSearchProps {
  suggest: NonNullable<MapServices['suggestAddresses']>
  onFind: (address: AddressSuggestion) => void
}

/** Announces what the map has moved to. */
export function MapSearch({ suggest, onFind }: MapSearchProps) {
  const [found, setFound] = useState('')
  return (
    <div data-map-cover className="absolute top-3 right-3 left-3 z-[1007] sm:right-auto sm:w-72">
      <AddressCombobox
        label="Найти адрес на карте"
        placeholder="Улица и дом"
        suggest={suggest}
        onChoose={(address) => {
          onFind(address)
          setFound(`На карте: ${address.title}`)
        }}
      />
      <p role="status" className="sr-only">
        {found}
      </p>
    </div>
  )
}
