'use client'

import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { AddressCombobox } from '@/components/map/address-combobox'
import type { MapPoint } from '@/components/map/map-place'
import { useMapServices } from '@/components/map/map-provider'
import { MapServices } from '@/components/map/map-services'
import { PointPicker } from '@/components/map/point-picker'
import { hasMap } from '@/components/map/tiles'
import { TextInput } from '@/components/ui/field/text-input'
import { useHydrated } from '@/components/ui/use-hydrated'
import { parsePlace } from '@/lib/domains/desk/corrections/rules'
import type { MapSettings } from '@/lib/domains/site/contract'
import type { NamedFieldProps } from '@/components/ui/field/field-attributes'

interface PlaceFieldProps extends Omit<NamedFieldProps, 'hint'> {
  /** Address as it is. */
  initial: string
  /** Field of the point, «41.857, 48.561», and its value; empty without a point. */
  point: { name: string; initial: string }
  map: MapSettings
}

/** Address and point of a thing, each following the other. Without scripts or a plan of the city the point is typed. */
export function PlaceField({ map, ...props }: PlaceFieldProps) {
  return (
    <MapServices map={map}>
      <AddressAndPoint {...props} />
    </MapServices>
  )
}

function AddressAndPoint({
  initial,
  point: { name: pointName, initial: initialPoint },
  ...field
}: Omit<PlaceFieldProps, 'map'>) {
  const { settings, suggestAddresses } = useMapServices()
  const isPointed = useHydrated() && hasMap(settings)
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const [address, setAddress] = useState(initial)
  const [typedPoint, setTypedPoint] = useState(initialPoint)
  const point = useMemo(() => readPoint(typedPoint), [typedPoint])
  useInputEvent(box, address + typedPoint)

  function take({ latitude, longitude }: MapPoint, found: string | null) {
    setTypedPoint(`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`)
    if (found) setAddress(found)
  }

  return (
    <div ref={box} className="space-y-3">
      {suggestAddresses ? (
        <div>
          <AddressCombobox
            {...field}
            showLabel
            hint={isPointed ? 'Выберите найденный адрес или подвиньте точку: одно следует за другим.' : ''}
            typed={{ value: address, onType: setAddress }}
            suggest={suggestAddresses}
            onChoose={(found) => take(found, found.title)}
          />
        </div>
      ) : (
        <TextInput {...field} value={address} onChange={({ target }) => setAddress(target.value)} />
      )}
      {isPointed ? (
        <input type="hidden" name={pointName} value={typedPoint} />
      ) : (
        <TextInput
          id={`${field.id}-point`}
          name={pointName}
          label="Место: широта, долгота"
          value={typedPoint}
          onChange={({ target }) => setTypedPoint(target.value)}
        />
      )}
      {isSeen && <PointPicker label="Место" point={point} onChange={take} />}
    </div>
  )
}

/** Tells the form of a chosen address and of a moved point, which are no keys. */
function useInputEvent(box: RefObject<HTMLElement | null>, value: string): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [box, value])
}

function readPoint(text: string): MapPoint | null {
  const place = parsePlace(text)
  return place && { latitude: place.y, longitude: place.x }
}

/** True once the element was on the screen: a map in a folded action has no size, and most are never unfolded. */
function useSeen(box: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return isSeen
}
