'use client'

import { use } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ReportValues } from '@/components/features/claims/send-claim'
import { LocateMe } from '@/components/features/claims/locate-me'
import { claimPhotos, usePhotoPlace } from '@/components/features/claims/claim-photos'
import { Button } from '@/components/ui/button/button'
import { FieldError } from '@/components/ui/field/field'
import { FormFiles } from '@/components/ui/form/form-files'
import { FormTextInput } from '@/components/ui/form/form-fields'
import { fieldId, FormId } from '@/components/ui/form/form-context'
import { AddressCombobox } from '@/components/map/address-combobox'
import { useMapServices } from '@/components/map/map-provider'
import type { MapPoint } from '@/components/map/map-place'
import { PointPicker } from '@/components/map/point-picker'
import { hasMap } from '@/components/map/tiles'
import { MAX_CLAIM_PHOTOS } from '@/lib/domains/claims/rules'
import { formatCount } from '@/lib/text/plural'
import { fieldIds } from '@/components/ui/field/field-attributes'
import { Icon } from '@/components/ui/icon/icon'

/** A missing point is reported here, since the address is only its name. */
export const PLACE_FIELD = 'x' satisfies keyof ReportValues

export function ReportPlace() {
  const { settings, suggestAddresses } = useMapServices()
  const { id, error, point, take } = usePlaceField()
  const isPointed = hasMap(settings)
  return (
    <fieldset className="space-y-5">
      <legend className="mb-4 text-h3">1. Где и что видно</legend>
      <FormFiles
        name="images"
        label="Снимки"
        hint={`До ${formatCount(MAX_CLAIM_PHOTOS, ['снимка', 'снимков', 'снимков'])}. Место съёмки и модель телефона из снимков удаляем.`}
        rules={claimPhotos}
        optional
      />
      {isPointed && <PhotoPlace onTake={take} />}
      <div>
        {suggestAddresses ? (
          <AddressCombobox
            id={id}
            label="Найдите адрес или поставьте точку на карте"
            showLabel
            required
            placeholder="Улица и дом"
            error={error}
            suggest={suggestAddresses}
            onChoose={(found) => take(found, found.title)}
          />
        ) : (
          <FieldError id={fieldIds(id).error} message={error} />
        )}
      </div>
      {isPointed && <LocateMe onTake={take} />}
      <PointPicker label="Место проблемы" point={point} onChange={take} />
      <FormTextInput name="address" label="Адрес или ориентир" hint="Например: ул. Портовая, 12, у второго подъезда" />
    </fieldset>
  )
}

function usePlaceField() {
  const { setValue, clearErrors, formState } = useFormContext<ReportValues>()
  const id = fieldId(use(FormId), PLACE_FIELD)
  const [x, y] = useWatch<ReportValues, ['x', 'y']>({ name: ['x', 'y'] })
  const point = x && y ? { longitude: Number(x), latitude: Number(y) } : null

  function take(next: MapPoint, address: string | null) {
    setValue('x', next.longitude.toFixed(6))
    setValue('y', next.latitude.toFixed(6))
    if (address) setValue('address', address)
    clearErrors(address ? [PLACE_FIELD, 'address'] : PLACE_FIELD)
  }

  return { id, error: formState.errors[PLACE_FIELD]?.message, point, take }
}

/** The location of a photo is used only if the author agrees. */
function PhotoPlace({ onTake }: { onTake: (point: MapPoint, address: string | null) => void }) {
  const images = useWatch<ReportValues, 'images'>({ name: 'images' })
  const found = usePhotoPlace(images)
  return (
    <div role="status">
      {found && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-sand p-4">
          <p className="flex min-w-0 flex-1 basis-60 gap-2">
            <Icon name="map-pin" className="mt-0.5 size-5 shrink-0" />В снимке записано место съёмки
            {found.address ? `: ${found.address}` : ''}.
          </p>
          <Button variant="secondary" onClick={() => onTake(found.point, found.address)}>
            Поставить точку туда
          </Button>
        </div>
      )}
    </div>
  )
}
