import type { CollectionConfig } from 'payload'
import { paths } from '@/lib/config/paths'
import { filesField, relation, select, sidebar, text, textarea } from '@/lib/platform/fields/basic-fields'
import { dictionary, pageCollection } from '@/lib/platform/fields/collections'
import { rows, titleField } from '@/lib/platform/fields/common-fields'
import { dayField } from '@/lib/platform/fields/date-fields'

const group = 'Документы'

const types = dictionary('document-types', 'Тип документа', 'Типы документов', group)

export const documentTypes: CollectionConfig = {
  ...types,
  fields: [...types.fields, text('plural', 'Во множественном числе', { maxLength: 120 })],
}
export const documentIssuers: CollectionConfig = dictionary(
  'document-issuers',
  'Кем издан',
  'Издатели документов',
  group,
)

export const documents: CollectionConfig = pageCollection({
  slug: 'documents',
  labels: { singular: 'Документ', plural: 'Правовые акты' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['number', 'date', 'title', 'state', '_status'],
    listSearchableFields: ['number', 'title', 'summary'],
  },
  defaultSort: '-date',
  pathOf: (data) => paths.document(Number(data.id)),
  fields: [
    { ...titleField, maxLength: 600 },
    textarea('summary', 'О чём', { maxLength: 600 }),
    filesField(),
    rows(
      'relations',
      'Связанные акты',
      ['Связь', 'Связи'],
      [
        select(
          'kind',
          'Связь',
          {
            amends: 'Изменяет',
            repeals: 'Отменяет',
            amendedBy: 'Изменён документом',
            repealedBy: 'Утратил силу по документу',
            basis: 'Принят на основании',
          },
          { required: true },
        ),
        relation('document', 'Документ', 'documents', { required: true }),
      ],
      { admin: { description: 'Достаточно указать у одного из двух актов: у другого связь появится сама' } },
    ),
    relation('type', 'Тип', 'document-types', { required: true, admin: sidebar }),
    text('number', 'Номер', { index: true, maxLength: 60, admin: sidebar }),
    { ...dayField('date', 'Дата принятия', sidebar), required: true, index: true },
    relation('issuer', 'Кем издан', 'document-issuers', { required: true, admin: sidebar }),
    select(
      'state',
      'Состояние',
      { active: 'Действует', amended: 'Изменён', repealed: 'Утратил силу', draft: 'Проект' },
      { required: true, defaultValue: 'active', admin: sidebar },
    ),
  ],
})
