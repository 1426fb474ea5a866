import type { Access, CollectionConfig } from 'payload'
import { dictionary } from '@/lib/platform/fields/dictionary'
import { imageField } from '@/lib/platform/fields/file-fields'
import { hoursField } from '@/lib/platform/fields/hours-field'
import { urlField } from '@/lib/platform/fields/link-fields'
import { contentAccess, hasRole } from '@/lib/platform/access/roles'
import { pageCollection } from '@/lib/platform/fields/page-collection'
import { placeFields } from '@/lib/platform/fields/place-fields'
import { positionField, textRows, titleField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'

const group = 'Власть'

/** What an institution does: schools, medicine, culture; residents filter by it. */
export const organizationSpheres = dictionary('organization-spheres', 'Сфера', 'Сферы организаций', group)

/** Whoever passes claims and appeals on chooses among the published ones. */
const readsOrganizations: Access = ({ req }) =>
  hasRole(req.user, 'editor') ||
  (hasRole(req.user, 'moderator', 'officer', 'clerk') && { _status: { equals: 'published' } })

/** Authorities, departments of the administration, institutions and enterprises of the city: one tree. */
export const organizations: CollectionConfig = pageCollection({
  slug: 'organizations',
  labels: { singular: 'Организация', plural: 'Органы власти и организации' },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'kind', 'parent', '_status'] },
  defaultSort: 'position',
  access: { ...contentAccess, read: readsOrganizations },
  pathOf: (data) => paths.organization(Number(data.id)),
  fields: [
    titleField,
    { name: 'shortTitle', type: 'text', label: 'Короткое название', maxLength: 120 },
    { name: 'summary', type: 'textarea', label: 'Коротко', maxLength: 400 },
    { name: 'powers', type: 'richText', label: 'Полномочия' },
    imageField('headImage', 'Изображение'),
    ...placeFields(),
    textRows('phones', 'Телефоны', 'Телефон'),
    {
      type: 'row',
      fields: [{ name: 'email', type: 'email', label: 'Электронная почта' }, urlField('site', 'Сайт', false)],
    },
    hoursField(),
    { name: 'hoursNote', type: 'text', label: 'Примечание к часам работы', maxLength: 200 },
    { name: 'documents', type: 'relationship', relationTo: 'documents', hasMany: true, label: 'Документы' },
    { name: 'news', type: 'relationship', relationTo: 'news', hasMany: true, label: 'Новости' },
    {
      name: 'newsTag',
      type: 'text',
      label: 'Метка новостей',
      maxLength: 60,
      admin: { description: 'Новости с этой меткой появятся на странице организации сами.' },
    },
    {
      name: 'kind',
      type: 'select',
      label: 'Вид',
      required: true,
      index: true,
      defaultValue: 'institution',
      admin: { position: 'sidebar' },
      options: [
        { value: 'authority', label: 'Орган власти' },
        { value: 'department', label: 'Подразделение администрации' },
        { value: 'institution', label: 'Учреждение' },
        { value: 'enterprise', label: 'Предприятие' },
      ],
    },
    {
      name: 'sphere',
      type: 'relationship',
      relationTo: 'organization-spheres',
      label: 'Сфера',
      admin: { position: 'sidebar' },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'organizations',
      label: 'Кому подчиняется',
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { position: 'sidebar' },
    },
    {
      name: 'ledByMayor',
      type: 'checkbox',
      label: 'Возглавляет глава города',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'head',
      type: 'relationship',
      relationTo: 'ministers',
      label: 'Руководитель',
      admin: { position: 'sidebar', condition: (data) => !data.ledByMayor },
    },
    {
      name: 'curator',
      type: 'relationship',
      relationTo: 'ministers',
      label: 'Кто курирует',
      admin: { position: 'sidebar', description: 'Заместитель главы, за которым закреплено подразделение.' },
    },
    positionField,
  ],
})
