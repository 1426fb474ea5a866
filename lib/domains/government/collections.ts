import type { Access, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { paths } from '@/lib/config/paths'
import { describeBookings } from '@/lib/domains/receptions/schedule-service'
import { sectionAccess, hasRole } from '@/lib/platform/access/roles'
import { check, email, imageField, relation, select, sidebar, text, textarea } from '@/lib/platform/fields/basic-fields'
import { dictionary, pageCollection } from '@/lib/platform/fields/collections'
import { placeFields, positionField, richText, row, phonesField, titleField } from '@/lib/platform/fields/common-fields'
import { bookedNoticeField, hoursField, receptionField } from '@/lib/platform/fields/hours-field'
import { urlField } from '@/lib/platform/fields/link-fields'

const group = 'Власть'

export const organizationSpheres = dictionary('organization-spheres', 'Сфера', 'Сферы организаций', group)

const readsOrganizations: Access = ({ req }) =>
  hasRole(req.user, 'editor', 'author') ||
  (hasRole(req.user, 'moderator', 'officer', 'clerk') && { _status: { equals: 'published' } })

export const organizations: CollectionConfig = pageCollection({
  slug: 'organizations',
  labels: { singular: 'Организация', plural: 'Органы власти и организации' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'parent', '_status'],
    listSearchableFields: ['title', 'shortTitle', 'phones.text', 'email', 'address'],
  },
  defaultSort: 'position',
  access: { ...sectionAccess('organizations'), read: readsOrganizations },
  pathOf: (data) => paths.organization(Number(data.id)),
  fields: [
    titleField,
    text('shortTitle', 'Короткое название', { maxLength: 120 }),
    textarea('summary', 'Коротко', { maxLength: 400 }),
    richText('powers', 'Полномочия'),
    imageField('headImage', 'Изображение'),
    ...placeFields(),
    phonesField,
    row(email('email', 'Электронная почта'), urlField('site', 'Сайт', false)),
    hoursField(),
    text('hoursNote', 'Примечание к часам работы', { maxLength: 200 }),
    relation('documents', 'Документы', 'documents', { hasMany: true }),
    relation('news', 'Новости', 'news', { hasMany: true }),
    text('newsTag', 'Метка новостей', {
      maxLength: 60,
      admin: { description: 'Новости с этой меткой появятся на странице организации сами.' },
    }),
    select(
      'kind',
      'Вид',
      {
        authority: 'Орган власти',
        department: 'Подразделение администрации',
        institution: 'Учреждение',
        enterprise: 'Предприятие',
      },
      { required: true, index: true, defaultValue: 'institution', admin: sidebar },
    ),
    relation('sphere', 'Сфера', 'organization-spheres', { admin: sidebar }),
    relation('parent', 'Кому подчиняется', 'organizations', {
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: sidebar,
    }),
    check('ledByMayor', 'Возглавляет глава города', { defaultValue: false, admin: sidebar }),
    relation('head', 'Руководитель', 'ministers', { admin: { ...sidebar, condition: (data) => !data.ledByMayor } }),
    relation('curator', 'Кто курирует', 'ministers', {
      admin: { ...sidebar, description: 'Заместитель главы, за которым закреплено подразделение.' },
    }),
    positionField,
  ],
})

export const ministers: CollectionConfig = pageCollection({
  slug: 'ministers',
  labels: { singular: 'Руководитель', plural: 'Руководители' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'post', 'organization', '_status'],
    listSearchableFields: ['title', 'post', 'phone', 'email'],
  },
  defaultSort: 'position',
  pathOf: (data) => paths.minister(Number(data.id)),
  hooks: { beforeChange: [writeFullName] },
  fields: [
    row(
      text('surname', 'Фамилия', { required: true, maxLength: 80 }),
      text('name', 'Имя', { required: true, maxLength: 80 }),
      text('patronymic', 'Отчество', { maxLength: 80 }),
    ),
    text('title', 'Полное имя', { index: true, admin: { hidden: true } }),
    text('post', 'Должность', { required: true, maxLength: 300 }),
    imageField('photo', 'Фотография'),
    richText('biography', 'Биография'),
    textarea('area', 'Что курирует', { maxLength: 1000 }),
    receptionField(),
    bookedNoticeField(describeBookings),
    textarea('receptionNote', 'Как записаться на приём', { maxLength: 500 }),
    row(text('phone', 'Телефон', { maxLength: 60 }), email('email', 'Электронная почта')),
    relation('organization', 'Организация', 'organizations', { required: true, index: true, admin: sidebar }),
    positionField,
  ],
})

/** Back-office lists and search use the full name. */
const nameParts = ['surname', 'name', 'patronymic'] as const

function writeFullName({ data, originalDoc }: Parameters<CollectionBeforeChangeHook>[0]) {
  const parts = nameParts.map((part): unknown => data[part] ?? originalDoc?.[part])
  return { ...data, title: parts.filter(Boolean).join(' ') }
}
