import { paths } from '@/lib/config/paths'
import { outletKinds } from '@/lib/domains/city/contract'
import { email, relation, select, sidebar, text, textarea } from '@/lib/platform/fields/basic-fields'
import { dictionary, rowCollection } from '@/lib/platform/fields/collections'
import { placeFields, positionField, phonesField, titleField } from '@/lib/platform/fields/common-fields'
import { urlField } from '@/lib/platform/fields/link-fields'

const group = 'Мой город'

export const mediaOutlets = rowCollection({
  path: paths.mediaOutlets,
  slug: 'media-outlets',
  labels: { singular: 'Средство массовой информации', plural: 'Городские СМИ' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'url', '_status'],
    listSearchableFields: ['title', 'founder', 'phones.text', 'url'],
  },
  defaultSort: 'position',
  fields: [
    { ...titleField, label: 'Название' },
    select('kind', 'Вид', outletKinds, { required: true }),
    textarea('description', 'О чём и для кого', { required: true, maxLength: 500 }),
    text('schedule', 'Когда выходит или где ловить', { maxLength: 200 }),
    text('founder', 'Учредитель', { maxLength: 200 }),
    urlField('url', 'Сайт', false),
    phonesField,
    email('email', 'Электронная почта'),
    ...placeFields(),
    positionField,
  ],
})

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
    phonesField,
    ...placeFields(),
    text('hours', 'Часы работы', { maxLength: 200 }),
    email('email', 'Электронная почта'),
    urlField('url', 'Сайт', false),
    textarea('note', 'Примечание', { maxLength: 300 }),
    relation('topic', 'Тема', 'reference-topics', { required: true, admin: sidebar }),
    positionField,
  ],
})
