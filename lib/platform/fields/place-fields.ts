import type { Field } from 'payload'

/** Where something stands: an address people read and its point on the map, degrees of WGS 84. */
export function placeFields({ required = false }: { required?: boolean } = {}): Field[] {
  return [
    { name: 'address', type: 'text', label: 'Адрес', required, maxLength: 300 },
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', label: 'Широта', min: -90, max: 90 },
        { name: 'longitude', type: 'number', label: 'Долгота', min: -180, max: 180 },
      ],
    },
  ]
}
