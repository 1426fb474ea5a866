import type { CollectionConfig } from 'payload'
import { momentField } from '@/lib/platform/fields/date-fields'
import { dictionary } from '@/lib/platform/fields/dictionary'
import { imageField } from '@/lib/platform/fields/file-fields'
import { pageCollection } from '@/lib/platform/fields/page-collection'
import { titleField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'

const group = 'Власть'

export const mayorActivityTypes = dictionary(
  'mayor-activity-types',
  'Вид деятельности',
  'Виды деятельности главы',
  group,
)

/** What the mayor did: trips, meetings, receptions. Each has an address of its own inside the feed. */
export const mayorActivities: CollectionConfig = pageCollection({
  slug: 'mayor-activities',
  labels: { singular: 'Событие', plural: 'Деятельность главы' },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'type', 'date', '_status'] },
  defaultSort: '-date',
  pathOf: ({ id }) => paths.mayorActivityItem(Number(id)),
  fields: [
    titleField,
    { name: 'lead', type: 'textarea', label: 'Коротко', required: true, maxLength: 500 },
    imageField('headImage', 'Изображение'),
    { name: 'body', type: 'richText', label: 'Подробно' },
    {
      name: 'type',
      type: 'relationship',
      relationTo: 'mayor-activity-types',
      label: 'Вид',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    { ...momentField('date', 'Когда', { position: 'sidebar' }), required: true, index: true },
    { name: 'place', type: 'text', label: 'Где', maxLength: 200, admin: { position: 'sidebar' } },
    {
      name: 'news',
      type: 'relationship',
      relationTo: 'news',
      hasMany: true,
      label: 'Новости об этом',
      admin: { position: 'sidebar' },
    },
    {
      name: 'gallery',
      type: 'relationship',
      relationTo: 'galleries',
      label: 'Альбом',
      filterOptions: { owner: { equals: 'mayor' } },
      admin: { position: 'sidebar' },
    },
  ],
})
