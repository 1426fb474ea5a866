import type { Access, CollectionConfig } from 'payload'
import { dictionary, pageCollection } from '@/lib/platform/fields/collections'
import { imageField, check, email, relation, select, sidebar, text, textarea } from '@/lib/platform/fields/basic-fields'
import { hoursField } from '@/lib/platform/fields/hours-field'
import { urlField } from '@/lib/platform/fields/link-fields'
import { contentAccess, hasRole } from '@/lib/platform/access/roles'
import { placeFields, positionField, textRows, titleField } from '@/lib/platform/fields/common-fields'
import { paths } from '@/lib/config/paths'

const group = 'Власть'

export const organizationSpheres = dictionary('organization-spheres', 'Сфера', 'Сферы организаций', group)

const readsOrganizations: Access = ({ req }) =>
  hasRole(req.user, 'editor') ||
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
  access: { ...contentAccess, read: readsOrganizations },
  pathOf: (data) => paths.organization(Number(data.id)),
  fields: [
    titleField,
    text('shortTitle', 'Короткое название', { maxLength: 120 }),
    textarea('summary', 'Коротко', { maxLength: 400 }),
    { name: 'powers', type: 'richText', label: 'Полномочия' },
    imageField('headImage', 'Изображение'),
    ...placeFields(),
    textRows('phones', 'Телефоны', 'Телефон'),
    {
      type: 'row',
      fields: [email('email', 'Электронная почта'), urlField('site', 'Сайт', false)],
    },
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
