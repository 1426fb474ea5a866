import type { CollectionConfig } from 'payload'
import { paths } from '@/lib/config/paths'
import { imageField, number, relation, select, sidebar, text, textarea } from '@/lib/platform/fields/basic-fields'
import { dictionary, pageCollection } from '@/lib/platform/fields/collections'
import { placeFields, row, titleField } from '@/lib/platform/fields/common-fields'
import { dayField, momentField } from '@/lib/platform/fields/date-fields'
import { urlField } from '@/lib/platform/fields/link-fields'
import { stampPublication } from '@/lib/platform/save-hooks/record-editor'

const group = 'Власть'

export const projectCategories = dictionary('project-categories', 'Категория проектов', 'Категории проектов', group)

export const projects: CollectionConfig = pageCollection({
  slug: 'projects',
  labels: { singular: 'Проект', plural: 'Проекты города' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'stage', 'category', 'publishedAt', '_status'],
    listSearchableFields: ['title', 'description', 'address', 'contractor'],
  },
  defaultSort: '-publishedAt',
  pathOf: (data) => paths.project(Number(data.id)),
  hooks: { beforeChange: [stampPublication] },
  fields: [
    {
      ...titleField,
      maxLength: 160,
      admin: {
        description:
          'Новости с такой меткой откроет кнопка «Новости о проекте»; о каждой узнают те, кто следит за проектом.',
      },
    },
    textarea('description', 'Описание', { required: true, maxLength: 700 }),
    textarea('neighbours', 'Что изменится для соседей', {
      maxLength: 700,
      admin: { description: 'Объезды, шум, стоянки и что останется, когда работы кончатся.' },
    }),
    imageField('headImage', 'Как было или как задумано'),
    imageField('reportImage', 'Как стало'),
    ...placeFields(),
    row(number('budget', 'Стоимость, рублей', { min: 0 }), text('funding', 'Откуда деньги', { maxLength: 200 })),
    row(dayField('startDate', 'Начало'), dayField('finishDate', 'Срок')),
    text('contractor', 'Подрядчик', { maxLength: 200 }),
    urlField('link', 'Подробнее о проекте', false),
    select(
      'stage',
      'Стадия',
      {
        planned: 'Планируется',
        design: 'Проектируется',
        works: 'Идут работы',
        done: 'Завершён',
        paused: 'Приостановлен',
      },
      {
        required: true,
        index: true,
        defaultValue: 'planned',
        admin: { ...sidebar, description: 'О новой стадии узнают те, кто следит за проектом.' },
      },
    ),
    relation('category', 'Категория', 'project-categories', { required: true, index: true, admin: sidebar }),
    relation('organization', 'Кто отвечает', 'organizations', { admin: sidebar }),
    { ...momentField('publishedAt', 'Дата публикации', sidebar), index: true },
  ],
})
