import type { CollectionConfig, CollectionSlug, Field, RelationshipField } from 'payload'
import { dictionary } from '@/lib/platform/fields/dictionary'
import { filesField } from '@/lib/platform/fields/file-fields'
import { urlField } from '@/lib/platform/fields/link-fields'
import { pageCollection } from '@/lib/platform/fields/page-collection'
import { titleField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'

const group = 'Услуги'

export const audiences = dictionary('audiences', 'Получатель', 'Получатели услуг', group)
export const serviceTopics = dictionary('service-topics', 'Тема', 'Темы услуг', group)
export const lifeSituations = dictionary('life-situations', 'Жизненная ситуация', 'Жизненные ситуации', group)

/** Service card, its parts are those the law on state and municipal services (210-ФЗ) asks for. */
export const services: CollectionConfig = pageCollection({
  slug: 'services',
  labels: { singular: 'Услуга', plural: 'Услуги' },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'topic', 'popular', '_status'] },
  defaultSort: 'title',
  pathOf: (data) => paths.service(Number(data.id)),
  fields: [
    titleField,
    { name: 'summary', type: 'textarea', label: 'Коротко', required: true, maxLength: 400 },
    richText('applicants', 'Кто может получить'),
    richText('result', 'Результат'),
    {
      type: 'row',
      fields: [
        { name: 'term', type: 'text', label: 'Срок', required: true, maxLength: 200 },
        { name: 'fee', type: 'text', label: 'Стоимость', required: true, maxLength: 200 },
      ],
    },
    richText('ownDocuments', 'Документы, которые нужно принести'),
    richText('interagencyDocuments', 'Документы, которые запросят сами'),
    richText('refusalGrounds', 'Когда могут отказать'),
    waysField(),
    filesField('forms', 'Бланки и образцы'),
    { name: 'regulation', type: 'relationship', relationTo: 'documents', label: 'Регламент' },
    richText('complaint', 'Как обжаловать'),
    relation('audiences', 'audiences', 'Кому', true),
    relation('topic', 'service-topics', 'Тема', false),
    relation('lifeSituations', 'life-situations', 'Жизненные ситуации', true),
    { name: 'authority', type: 'text', label: 'Кто оказывает', maxLength: 300, admin: { position: 'sidebar' } },
    { name: 'popular', type: 'checkbox', label: 'Популярная', defaultValue: false, admin: { position: 'sidebar' } },
  ],
})

function richText(name: string, label: string): Field {
  return { name, type: 'richText', label }
}

function relation(name: string, relationTo: CollectionSlug, label: string, hasMany: boolean): RelationshipField {
  const shared = { name, label, relationTo, type: 'relationship', admin: { position: 'sidebar' } } as const
  return hasMany ? { ...shared, hasMany: true } : { ...shared, required: true }
}

function waysField(): Field {
  return {
    name: 'ways',
    type: 'array',
    label: 'Способы обращения',
    labels: { singular: 'Способ', plural: 'Способы' },
    fields: [
      {
        name: 'kind',
        type: 'select',
        label: 'Способ',
        required: true,
        options: [
          { value: 'office', label: 'Лично' },
          { value: 'center', label: 'Через МФЦ' },
          { value: 'post', label: 'По почте' },
          { value: 'online', label: 'Через интернет' },
        ],
      },
      { name: 'text', type: 'text', label: 'Куда и как', required: true, maxLength: 300 },
      urlField('url', 'Ссылка', false),
    ],
  }
}
