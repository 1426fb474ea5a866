'use client'

import { use, useEffect, useRef, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { IdeaValues } from '@/components/features/ideas/propose-values'
import { fieldId, FormId } from '@/components/ui/form/form-context'
import { FormTextInput } from '@/components/ui/form/form-fields'
import { AddressCombobox } from '@/components/map/address-combobox'
import { useMapServices } from '@/components/map/map-provider'
import type { MapPoint } from '@/components/map/map-place'
import { PointPicker } from '@/components/map/point-picker'
import { hasMap } from '@/components/map/tiles'
import { readPlace, writePlace } from '@/lib/domains/geocode/contract'

/** Pause in typing before the address is searched for. */
const PAUSE_MS = 1_000

export function ProposePlace() {
  const { settings, suggestAddresses } = useMapServices()
  const { field, fieldState } = useController<IdeaValues, 'address'>({ name: 'address' })
  const id = fieldId(use(FormId), field.name)
  const { point, isLost, take } = useAddressPoint()
  const error = fieldState.error?.message
  const hint = `Улица и дом или ориентир.${hasMap(settings) ? ' Метку на карте можно передвинуть.' : ''}`
  return (
    <div className="space-y-3">
      {suggestAddresses ? (
        <div>
          <AddressCombobox
            id={id}
            label="Адрес"
            showLabel
            required
            hint={hint}
            error={error}
            typed={{ value: field.value, onType: field.onChange }}
            suggest={suggestAddresses}
            onChoose={(found) => take(found, found.title)}
          />
        </div>
      ) : (
        <FormTextInput name="address" label="Адрес" hint={hint} autoComplete="off" />
      )}
      <p role="status" className="text-sm text-ink-soft">
        {isLost && 'Идею можно отправить и без точки на карте.'}
      </p>
      <PointPicker label="Место идеи" point={point} startsInCentre onChange={take} />
    </div>
  )
}

/** The last change wins: a typed address moves the marker, a moved marker sets the place. */
function useAddressPoint() {
  const { suggestAddresses } = useMapServices()
  const { setValue, getValues, clearErrors } = useFormContext<IdeaValues>()
  const address = useWatch<IdeaValues, 'address'>({ name: 'address' }).trim()
  const chosen = useWatch<IdeaValues, 'place'>({ name: 'place' })
  const [found, setFound] = useState<{ point: MapPoint | null; isLost: boolean }>({ point: null, isLost: false })
  /** Address of the chosen point; it need not be searched for. */
  const written = useRef<string>(null)

  useEffect(() => {
    // A draft restores both the place and the address.
    if (chosen !== '' && written.current === null) written.current = address
    if (address === '' || address === written.current || !suggestAddresses) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      suggestAddresses(address, stop.signal)
        .then(([best]) => {
          setFound(({ point }) => (best ? { point: best, isLost: false } : { point, isLost: true }))
          if (best) setValue('place', '')
        })
        // When the geocoder is not available, the address is sent as it was typed.
        .catch(() => undefined)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [address, chosen, setValue, suggestAddresses])

  function take(point: MapPoint, name: string | null) {
    setFound({ point, isLost: false })
    written.current = (name ?? getValues('address')).trim()
    setValue('place', writePlace(point))
    if (!name) return
    setValue('address', name)
    clearErrors('address')
  }

  return { ...found, point: readPlace(chosen) ?? found.point, take }
}
