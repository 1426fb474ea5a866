import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/cms/access/roles'
import { draftVersions } from '@/lib/cms/fields/page-collection'
import { hoursField } from '@/lib/cms/fields/hours-field'
import { textRows, titleField } from '@/lib/cms/fields/text-fields'

const group = 'Услуги'

export const serviceCenters: CollectionConfig = {
  slug: 'service-centers',
  labels: { singular: 'Центр обслуживания', plural: 'Центры обслуживания' },
  access: contentAccess,
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'address'] },
  versions: draftVersions,
  fields: [
    titleField,
    { name: 'address', type: 'text', label: 'Адрес', required: true, maxLength: 300 },
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', label: 'Широта', min: -90, max: 90 },
        { name: 'longitude', type: 'number', label: 'Долгота', min: -180, max: 180 },
      ],
    },
    textRows('phones', 'Телефоны', 'Телефон'),
    { name: 'email', type: 'email', label: 'Электронная почта' },
    hoursField(),
    { name: 'note', type: 'textarea', label: 'Примечание', maxLength: 500 },
  ],
}
