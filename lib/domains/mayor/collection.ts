import type { CollectionConfig } from 'payload'
import { paths } from '@/lib/config/paths'
import { imageField, relation, sidebar, text, textarea } from '@/lib/platform/fields/basic-fields'
import { dictionary, pageCollection } from '@/lib/platform/fields/collections'
import { richText, titleField } from '@/lib/platform/fields/common-fields'
import { momentField } from '@/lib/platform/fields/date-fields'

const group = 'Власть'

export const mayorActivityTypes = dictionary(
  'mayor-activity-types',
  'Вид деятельности',
  'Виды деятельности главы',
  group,
)

export const mayorActivities: CollectionConfig = pageCollection({
  slug: 'mayor-activities',
  labels: { singular: 'Событие', plural: 'Деятельность главы' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'date', '_status'],
    listSearchableFields: ['title', 'lead', 'place'],
  },
  defaultSort: '-date',
  pathOf: ({ id }) => paths.mayorActivityItem(Number(id)),
  fields: [
    titleField,
    textarea('lead', 'Коротко', { required: true, maxLength: 500 }),
    imageField('headImage', 'Изображение'),
    richText('body', 'Подробно'),
    relation('type', 'Вид', 'mayor-activity-types', { required: true, index: true, admin: sidebar }),
    { ...momentField('date', 'Когда', sidebar), required: true, index: true },
    text('place', 'Где', { maxLength: 200, admin: sidebar }),
    relation('news', 'Новости об этом', 'news', { hasMany: true, admin: sidebar }),
    relation('gallery', 'Альбом', 'galleries', { filterOptions: { owner: { equals: 'mayor' } }, admin: sidebar }),
  ],
})
