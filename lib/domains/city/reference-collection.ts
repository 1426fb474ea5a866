import { dictionary } from '@/lib/platform/fields/dictionary'
import { urlField } from '@/lib/platform/fields/link-fields'
import { rowCollection } from '@/lib/platform/fields/page-collection'
import { placeFields } from '@/lib/platform/fields/place-fields'
import { positionField, textRows, titleField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'

const group = 'Мой город'

export const referenceTopics = dictionary('reference-topics', 'Тема справочника', 'Темы справочника', group)

/** Rows of the city's directory of phones and addresses. */
export const referenceEntries = rowCollection({
  path: paths.reference,
  slug: 'reference-entries',
  labels: { singular: 'Строка справочника', plural: 'Справочник телефонов' },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'topic', 'address', '_status'] },
  defaultSort: 'position',
  fields: [
    { ...titleField, label: 'Название' },
    textRows('phones', 'Телефоны', 'Телефон'),
    ...placeFields(),
    { name: 'hours', type: 'text', label: 'Часы работы', maxLength: 200 },
    { name: 'email', type: 'email', label: 'Электронная почта' },
    urlField('url', 'Сайт', false),
    { name: 'note', type: 'textarea', label: 'Примечание', maxLength: 300 },
    {
      name: 'topic',
      type: 'relationship',
      relationTo: 'reference-topics',
      label: 'Тема',
      required: true,
      admin: { position: 'sidebar' },
    },
    positionField,
  ],
})
