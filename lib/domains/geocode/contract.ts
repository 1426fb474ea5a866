import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import { filterText } from '@/lib/contract/shapes'

const { defineRead, operations } = defineContract('Карты')
export { operations }

const latitude = z.coerce
  .number(messages.notACoordinate)
  .min(-90, messages.notACoordinate)
  .max(90, messages.notACoordinate)
const longitude = z.coerce
  .number(messages.notACoordinate)
  .min(-180, messages.notACoordinate)
  .max(180, messages.notACoordinate)

/** Header with the point chosen on the map, «longitude latitude»: the GraphQL inputs have no field for it. */
export const PLACE_HEADER = 'x-place'
const place = z
  .string()
  .transform((text): unknown => text.split(' '))
  .pipe(z.tuple([longitude, latitude]))

export function readPlace(text: string | null): { latitude: number; longitude: number } | null {
  const parsed = place.safeParse(text)
  return parsed.success ? { longitude: parsed.data[0], latitude: parsed.data[1] } : null
}

export function writePlace({ latitude: north, longitude: east }: { latitude: number; longitude: number }): string {
  return `${east} ${north}`
}

const geocodeQuery = z
  .object({ text: filterText.optional(), latitude: latitude.optional(), longitude: longitude.optional() })
  .refine(
    ({ text, latitude: north, longitude: east }) => text !== undefined || (north !== undefined && east !== undefined),
    {
      path: ['text'],
      message: messages.addressOrPoint,
    },
  )
export type GeocodeQuery = z.infer<typeof geocodeQuery>

/**
 * `precision`: `exact` building, `near` nearest building, `street` middle of a street or settlement. `place` comes only
 * from an outside geocoder.
 */
const foundAddress = z.object({
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  kind: z.enum(['house', 'street', 'place']),
  precision: z.enum(['exact', 'near', 'street']),
})
export type FoundAddress = z.infer<typeof foundAddress>

/**
 * At most 8, best first. `failed`: the outside geocoder did not respond. `is_in_city`, for points only: a claim may be
 * placed there.
 */
export const geocodeAnswer = z.object({
  addresses: z.array(foundAddress).max(8),
  failed: z.boolean(),
  is_in_city: z.boolean().nullable(),
})
export type GeocodeAnswer = z.infer<typeof geocodeAnswer>

export const geocode = defineRead({
  id: 'geocode',
  path: '/api/geocode',
  summary: 'Точка по адресу (text) или адрес по точке (latitude, longitude); ничего не нашлось — пустой список',
  query: geocodeQuery,
  answer: geocodeAnswer,
})

/** Left, top, width, height of each name from `x`, `y`, in world pixels at that zoom. */
const nameBoxes = z.object({
  zoom: z.int(),
  x: z.int(),
  y: z.int(),
  boxes: z.array(z.tuple([z.int(), z.int(), z.int(), z.int()])),
})

export const listMapNames = defineRead({
  id: 'listMapNames',
  path: '/api/mapnames',
  summary: 'Где на карте города стоят названия: прямоугольники в пикселях по масштабам',
  answer: z.object({ names: z.array(nameBoxes) }),
})
export type MapNames = z.infer<(typeof listMapNames)['answer']>['names']
