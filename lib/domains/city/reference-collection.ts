import { dictionary, rowCollection } from '@/lib/platform/fields/collections'
import { urlField } from '@/lib/platform/fields/link-fields'
import { placeFields, positionField, textRows, titleField } from '@/lib/platform/fields/common-fields'
import { email, relation, sidebar, text, textarea } from '@/lib/platform/fields/basic-fields'
import { paths } from '@/lib/config/paths'

const group = 'Мой город'

export const referenceTopics = dictionary('reference-topics', 'Тема справочника', 'Темы справочника', group)

export const referenceEntries = rowCollection({
  path: paths.reference,
  slug: 'reference-entries',
  labels: { singular: 'Строка справочника', plural: 'Справочник телефонов' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'topic', 'address', '_status'],
    listSearchableFields: ['title', 'address', 'phones.text', 'email'],
  },
  defaultSort: 'position',
  fields: [
    { ...titleField, label: 'Название' },
    textRows('phones', 'Телефоны', 'Телефон'),
    ...placeFields(),
    text('hours', 'Часы работы', { maxLength: 200 }),
    email('email', 'Электронная почта'),
    urlField('url', 'Сайт', false),
    textarea('note', 'Примечание', { maxLength: 300 }),
    relation('topic', 'Тема', 'reference-topics', { required: true, admin: sidebar }),
    positionField,
  ],
})
