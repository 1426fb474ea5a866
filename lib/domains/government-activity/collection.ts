import { dayField } from '@/lib/platform/fields/date-fields'
import { dictionary } from '@/lib/platform/fields/dictionary'
import { filesField } from '@/lib/platform/fields/file-fields'
import { rowCollection } from '@/lib/platform/fields/page-collection'
import { titleField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'

const group = 'Власть'

export const activityTypes = dictionary('activity-types', 'Раздел деятельности', 'Разделы деятельности', group)

/** What the authorities must show of their work (8-ФЗ, article 13): plans, reports, programmes, statistics, vacancies. */
export const activityItems = rowCollection({
  path: paths.activity,
  slug: 'activity-items',
  labels: { singular: 'Материал о деятельности', plural: 'Материалы о деятельности' },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'type', 'year', '_status'] },
  defaultSort: '-date',
  fields: [
    titleField,
    { name: 'summary', type: 'textarea', label: 'О чём', maxLength: 600 },
    filesField(),
    {
      name: 'type',
      type: 'relationship',
      relationTo: 'activity-types',
      label: 'Раздел',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'year',
      type: 'number',
      label: 'Год',
      required: true,
      min: 1990,
      max: 2100,
      index: true,
      admin: { position: 'sidebar' },
    },
    { ...dayField('date', 'Дата размещения', { position: 'sidebar' }), required: true, index: true },
    dayField('deadline', 'Приём документов до', {
      position: 'sidebar',
      description: 'Для вакансий и конкурсов: после этого дня материал помечается как завершённый.',
    }),
    {
      name: 'organization',
      type: 'relationship',
      relationTo: 'organizations',
      label: 'Чей материал',
      admin: { position: 'sidebar' },
    },
  ],
})
