import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { imageField } from '@/lib/platform/fields/file-fields'
import { receptionField } from '@/lib/platform/fields/hours-field'
import { pageCollection } from '@/lib/platform/fields/page-collection'
import { positionField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'

/** Officials of the city; the head of the city has a page of his own. */
export const ministers: CollectionConfig = pageCollection({
  slug: 'ministers',
  labels: { singular: 'Руководитель', plural: 'Руководители' },
  admin: { group: 'Власть', useAsTitle: 'title', defaultColumns: ['title', 'post', 'organization', '_status'] },
  defaultSort: 'position',
  pathOf: (data) => paths.minister(Number(data.id)),
  hooks: { beforeChange: [writeFullName] },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'surname', type: 'text', label: 'Фамилия', required: true, maxLength: 80 },
        { name: 'name', type: 'text', label: 'Имя', required: true, maxLength: 80 },
        { name: 'patronymic', type: 'text', label: 'Отчество', maxLength: 80 },
      ],
    },
    { name: 'title', type: 'text', label: 'Полное имя', index: true, admin: { hidden: true } },
    { name: 'post', type: 'text', label: 'Должность', required: true, maxLength: 300 },
    imageField('photo', 'Фотография'),
    { name: 'biography', type: 'richText', label: 'Биография' },
    { name: 'area', type: 'textarea', label: 'Что курирует', maxLength: 1000 },
    receptionField(),
    {
      name: 'receptionNote',
      type: 'textarea',
      label: 'Как записаться на приём',
      maxLength: 500,
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', label: 'Телефон', maxLength: 60 },
        { name: 'email', type: 'email', label: 'Электронная почта' },
      ],
    },
    {
      name: 'organization',
      type: 'relationship',
      relationTo: 'organizations',
      label: 'Организация',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    positionField,
  ],
})

/** Lists of the back office and its search know people by one line. */
const nameParts = ['surname', 'name', 'patronymic'] as const

function writeFullName({ data, originalDoc }: Parameters<CollectionBeforeChangeHook>[0]) {
  const parts = nameParts.map((part): unknown => data[part] ?? originalDoc?.[part])
  return { ...data, title: parts.filter(Boolean).join(' ') }
}
