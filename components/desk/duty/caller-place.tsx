'use client'

import { useState } from 'react'
import { tellEdit } from '@/components/desk/fields/set-field-value'
import { AddressCombobox } from '@/components/map/address-combobox'
import type { MapPoint } from '@/components/map/map-place'
import { useMapServices } from '@/components/map/map-provider'
import { MapServices } from '@/components/map/map-services'
import { PointPicker } from '@/components/map/point-picker'
import { hasMap } from '@/components/map/tiles'
import { Button } from '@/components/ui/button/button'
import { readPlace, writePlace } from '@/lib/domains/geocode/contract'
import type { MapSettings } from '@/lib/domains/site/contract'
import type { NamedFieldProps } from '@/components/ui/field/field-attributes'

interface CallerPlaceProps extends NamedFieldProps {
  initial: string
  /** Point that was put on the map before the form came back. */
  place: string | undefined
  map: MapSettings
}

/** An address of the city, whose point the server finds, or a point on the map where there is none. */
export function CallerPlace({ map, ...field }: CallerPlaceProps) {
  return (
    <MapServices map={map}>
      <Place {...field} />
    </MapServices>
  )
}

function Place({ id, name, label, hint, error, initial, place }: Omit<CallerPlaceProps, 'map'>) {
  const { settings, suggestAddresses } = useMapServices()
  const [text, setText] = useState(initial)
  const [found, setFound] = useState<MapPoint | null>(null)
  const [pin, setPin] = useState<MapPoint | null>(readPlace(place ?? null))

  function type(typed: string) {
    setText(typed)
    setFound(null)
  }

  function put(point: MapPoint | null, address: string | null = null) {
    setPin(point)
    if (address) setText(address)
    tellEdit(document.getElementById(id))
  }

  /** Finds the address that is there already, such as one that the tab has kept, before the map is drawn for it. */
  async function locate() {
    if (pin || found || !suggestAddresses || text.trim() === '') return
    const [first] = await suggestAddresses(text, new AbortController().signal).catch(() => [])
    const field = document.getElementById(id)
    if (first && field instanceof HTMLInputElement && field.value === text) setFound(first)
  }

  return (
    <div>
      <AddressCombobox
        id={id}
        name={name}
        label={label}
        showLabel
        required
        isFree={!suggestAddresses}
        hint={hint}
        error={error}
        placeholder="Улица и дом"
        typed={{ value: text, onType: type }}
        suggest={suggestAddresses ?? suggestNothing}
        onChoose={(chosen) => {
          setFound(chosen)
          put(null)
        }}
      />
      <input type="hidden" name="place" value={pin ? writePlace(pin) : ''} />
      {hasMap(settings) && (
        <Pin pin={pin} point={pin ?? found} onOpen={() => void locate()} onPut={put} onRemove={() => put(null)} />
      )}
    </div>
  )
}

interface PinProps {
  /** What was put on the map. */
  pin: MapPoint | null
  /** The same, or the place of the address. */
  point: MapPoint | null
  onOpen: () => void
  onPut: (point: MapPoint, address: string | null) => void
  onRemove: () => void
}

/** Loads the map when it is unfolded: most callers name a house. */
function Pin({ pin, point, onOpen, onPut, onRemove }: PinProps) {
  const [isOpen, setOpen] = useState(pin !== null)

  function toggle(isUnfolded: boolean) {
    setOpen(isUnfolded)
    if (isUnfolded) onOpen()
  }

  return (
    <details open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center [@media(scripting:none)]:hidden">
        {pin ? 'Точка поставлена на карте' : 'Поставить точку на карте'}
      </summary>
      {isOpen && <PointPicker label="Место на карте" point={point} onChange={onPut} />}
      {pin && (
        <Button variant="secondary" size="small" className="mt-2" onClick={onRemove}>
          Убрать точку
        </Button>
      )}
    </details>
  )
}

const suggestNothing = () => Promise.resolve([])
