import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { dayField } from '@/lib/platform/fields/date-fields'
import { filesField } from '@/lib/platform/fields/file-fields'
import { pageCollection } from '@/lib/platform/fields/page-collection'
import { titleField } from '@/lib/platform/fields/text-fields'
import { dictionary } from '@/lib/platform/fields/dictionary'
import { paths } from '@/lib/config/paths'

const group = 'Документы'

const types = dictionary('document-types', 'Тип документа', 'Типы документов', group)

/** A register of one type is called by its plural: «Постановления». */
export const documentTypes: CollectionConfig = {
  ...types,
  fields: [...types.fields, { name: 'plural', type: 'text', label: 'Во множественном числе', maxLength: 120 }],
}
export const documentIssuers: CollectionConfig = dictionary(
  'document-issuers',
  'Кем издан',
  'Издатели документов',
  group,
)

/** Register of legal acts. */
export const documents: CollectionConfig = pageCollection({
  slug: 'documents',
  labels: { singular: 'Документ', plural: 'Правовые акты' },
  access: contentAccess,
  admin: { group, useAsTitle: 'title', defaultColumns: ['number', 'date', 'title', 'state', '_status'] },
  defaultSort: '-date',
  pathOf: (data) => paths.document(Number(data.id)),
  fields: [
    { ...titleField, maxLength: 600 },
    { name: 'summary', type: 'textarea', label: 'О чём', maxLength: 600 },
    filesField(),
    {
      name: 'relations',
      type: 'array',
      label: 'Связанные акты',
      labels: { singular: 'Связь', plural: 'Связи' },
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: 'Связь',
          required: true,
          options: [
            { value: 'amends', label: 'Изменяет' },
            { value: 'repeals', label: 'Отменяет' },
            { value: 'amendedBy', label: 'Изменён документом' },
            { value: 'repealedBy', label: 'Отменён документом' },
            { value: 'basis', label: 'Принят на основании' },
          ],
        },
        { name: 'document', type: 'relationship', relationTo: 'documents', label: 'Документ', required: true },
      ],
    },
    {
      name: 'type',
      type: 'relationship',
      relationTo: 'document-types',
      label: 'Тип',
      required: true,
      admin: { position: 'sidebar' },
    },
    { name: 'number', type: 'text', label: 'Номер', index: true, maxLength: 60, admin: { position: 'sidebar' } },
    { ...dayField('date', 'Дата принятия', { position: 'sidebar' }), required: true, index: true },
    {
      name: 'issuer',
      type: 'relationship',
      relationTo: 'document-issuers',
      label: 'Кем издан',
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'state',
      type: 'select',
      label: 'Состояние',
      required: true,
      defaultValue: 'active',
      admin: { position: 'sidebar' },
      options: [
        { value: 'active', label: 'Действует' },
        { value: 'amended', label: 'Изменён' },
        { value: 'repealed', label: 'Утратил силу' },
        { value: 'draft', label: 'Проект' },
      ],
    },
  ],
})
