import { dayField } from '@/lib/platform/fields/date-fields'
import { dictionary, rowCollection } from '@/lib/platform/fields/collections'
import { filesField, number, relation, sidebar, textarea } from '@/lib/platform/fields/basic-fields'
import { titleField } from '@/lib/platform/fields/common-fields'
import { paths } from '@/lib/config/paths'

const group = 'Власть'

export const activityTypes = dictionary('activity-types', 'Раздел деятельности', 'Разделы деятельности', group)

/** Plans, reports, programmes, statistics and vacancies that authorities must publish (8-ФЗ, art. 13). */
export const activityItems = rowCollection({
  path: paths.activity,
  slug: 'activity-items',
  labels: { singular: 'Материал о деятельности', plural: 'Материалы о деятельности' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'year', '_status'],
    listSearchableFields: ['title', 'summary'],
  },
  defaultSort: '-date',
  fields: [
    titleField,
    textarea('summary', 'О чём', { maxLength: 600 }),
    filesField(),
    relation('type', 'Раздел', 'activity-types', { required: true, index: true, admin: sidebar }),
    number('year', 'Год', { required: true, min: 1990, max: 2100, index: true, admin: sidebar }),
    { ...dayField('date', 'Дата размещения', sidebar), required: true, index: true },
    dayField('deadline', 'Приём документов до', {
      ...sidebar,
      description: 'Для вакансий и конкурсов: после этого дня материал помечается как завершённый.',
    }),
    relation('organization', 'Чей материал', 'organizations', { admin: sidebar }),
  ],
})
