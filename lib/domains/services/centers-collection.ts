import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { draftVersions } from '@/lib/platform/fields/page-collection'
import { hoursField } from '@/lib/platform/fields/hours-field'
import { placeFields } from '@/lib/platform/fields/place-fields'
import { textRows, titleField } from '@/lib/platform/fields/text-fields'

const group = 'Услуги'

export const serviceCenters: CollectionConfig = {
  slug: 'service-centers',
  labels: { singular: 'Центр обслуживания', plural: 'Центры обслуживания' },
  access: contentAccess,
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'address'] },
  versions: draftVersions,
  fields: [
    titleField,
    ...placeFields({ required: true }),
    textRows('phones', 'Телефоны', 'Телефон'),
    { name: 'email', type: 'email', label: 'Электронная почта' },
    hoursField(),
    { name: 'note', type: 'textarea', label: 'Примечание', maxLength: 500 },
  ],
}
