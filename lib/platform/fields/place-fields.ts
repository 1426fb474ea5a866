import type { Field } from 'payload'
import { number, text } from '@/lib/platform/fields/leaf-fields'

/** Says where something stands by an address that people read and its point on the map, in degrees of WGS 84. */
export function placeFields({ required = false }: { required?: boolean } = {}): Field[] {
  return [
    text('address', 'Адрес', { required, maxLength: 300 }),
    {
      type: 'row',
      fields: [
        number('latitude', 'Широта', { min: -90, max: 90 }),
        number('longitude', 'Долгота', { min: -180, max: 180 }),
      ],
    },
  ]
}
