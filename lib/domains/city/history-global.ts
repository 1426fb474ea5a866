import type { GlobalConfig } from 'payload'
import { imageField, text } from '@/lib/platform/fields/basic-fields'
import { pageGlobal } from '@/lib/platform/fields/collections'
import { leadField, seoField, titleField } from '@/lib/platform/fields/common-fields'
import { paths } from '@/lib/config/paths'

export const cityHistory: GlobalConfig = pageGlobal({
  slug: 'city-history',
  label: 'История города',
  path: paths.cityHistory,
  admin: { group: 'Мой город' },
  fields: [
    titleField,
    leadField,
    {
      name: 'eras',
      type: 'array',
      label: 'Эпохи',
      labels: { singular: 'Эпоха', plural: 'Эпохи' },
      fields: [
        {
          type: 'row',
          fields: [
            text('title', 'Название', { required: true, maxLength: 120 }),
            text('years', 'Годы', { required: true, maxLength: 60 }),
          ],
        },
        {
          name: 'events',
          type: 'array',
          label: 'События',
          labels: { singular: 'Событие', plural: 'События' },
          fields: [
            text('year', 'Когда', { required: true, maxLength: 60 }),
            text('title', 'Что произошло', { required: true, maxLength: 200 }),
            { name: 'body', type: 'richText', label: 'Рассказ' },
            imageField('image', 'Изображение'),
          ],
        },
      ],
    },
    seoField,
  ],
})
