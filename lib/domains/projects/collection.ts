import type { CollectionConfig } from 'payload'
import { dayField, momentField } from '@/lib/platform/fields/date-fields'
import { dictionary } from '@/lib/platform/fields/dictionary'
import { imageField } from '@/lib/platform/fields/file-fields'
import { urlField } from '@/lib/platform/fields/link-fields'
import { pageCollection } from '@/lib/platform/fields/page-collection'
import { placeFields } from '@/lib/platform/fields/place-fields'
import { titleField } from '@/lib/platform/fields/text-fields'
import { stampPublication } from '@/lib/platform/saves/stamp-publication'
import { paths } from '@/lib/config/paths'

const group = 'Власть'

export const projectCategories = dictionary('project-categories', 'Категория проектов', 'Категории проектов', group)

/** What the city builds and repairs: one place, one term, one sum, how it looked before and after. */
export const projects: CollectionConfig = pageCollection({
  slug: 'projects',
  labels: { singular: 'Проект', plural: 'Проекты города' },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'stage', 'category', 'publishedAt', '_status'] },
  defaultSort: '-publishedAt',
  pathOf: (data) => paths.project(Number(data.id)),
  hooks: { beforeChange: [stampPublication] },
  fields: [
    { ...titleField, maxLength: 160 },
    { name: 'description', type: 'textarea', label: 'Описание', required: true, maxLength: 700 },
    imageField('headImage', 'Как было или как задумано'),
    imageField('reportImage', 'Как стало'),
    ...placeFields(),
    {
      type: 'row',
      fields: [
        { name: 'budget', type: 'number', label: 'Стоимость, рублей', min: 0 },
        { name: 'funding', type: 'text', label: 'Откуда деньги', maxLength: 200 },
      ],
    },
    { type: 'row', fields: [dayField('startDate', 'Начало'), dayField('finishDate', 'Срок')] },
    { name: 'contractor', type: 'text', label: 'Подрядчик', maxLength: 200 },
    urlField('link', 'Подробнее', false),
    {
      name: 'stage',
      type: 'select',
      label: 'Стадия',
      required: true,
      index: true,
      defaultValue: 'planned',
      admin: { position: 'sidebar' },
      options: [
        { value: 'planned', label: 'Планируется' },
        { value: 'design', label: 'Проектируется' },
        { value: 'works', label: 'Идут работы' },
        { value: 'done', label: 'Завершён' },
        { value: 'paused', label: 'Приостановлен' },
      ],
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'project-categories',
      label: 'Категория',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'organization',
      type: 'relationship',
      relationTo: 'organizations',
      label: 'Кто отвечает',
      admin: { position: 'sidebar' },
    },
    { ...momentField('publishedAt', 'Дата публикации', { position: 'sidebar' }), index: true },
  ],
})
