import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { draftVersions } from '@/lib/platform/fields/collections'
import { hoursField } from '@/lib/platform/fields/hours-field'
import { placeFields, textRows, titleField } from '@/lib/platform/fields/common-fields'
import { email, textarea } from '@/lib/platform/fields/basic-fields'

const group = 'Услуги'

export const serviceCenters: CollectionConfig = {
  slug: 'service-centers',
  labels: { singular: 'Центр обслуживания', plural: 'Центры обслуживания' },
  access: contentAccess,
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'address'],
    listSearchableFields: ['title', 'address', 'phones.text', 'email'],
  },
  versions: draftVersions,
  fields: [
    titleField,
    ...placeFields({ required: true }),
    textRows('phones', 'Телефоны', 'Телефон'),
    email('email', 'Электронная почта'),
    hoursField(),
    textarea('note', 'Примечание', { maxLength: 500 }),
  ],
}
