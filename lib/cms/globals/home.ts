import type { GlobalConfig } from 'payload'
import { imageField } from '@/lib/cms/fields/file-fields'
import { pageGlobal } from '@/lib/cms/fields/page-collection'
import { seoField } from '@/lib/cms/fields/text-fields'
import { paths } from '@/lib/config/paths'

export const home: GlobalConfig = pageGlobal({
  slug: 'home',
  label: 'Главная страница',
  path: paths.home,
  admin: { group: 'Сайт' },
  fields: [
    {
      name: 'question',
      type: 'text',
      label: 'Вопрос над поиском',
      defaultValue: 'Чем помочь?',
      required: true,
      maxLength: 80,
    },
    imageField('panorama', 'Панорама города'),
    {
      name: 'popularServices',
      type: 'relationship',
      relationTo: 'services',
      hasMany: true,
      label: 'Популярные услуги',
    },
    {
      name: 'projects',
      type: 'relationship',
      relationTo: 'projects',
      hasMany: true,
      maxRows: 6,
      label: 'Проекты города',
      admin: { description: 'Пусто — последние по дате публикации.' },
    },
    {
      name: 'facts',
      type: 'array',
      label: 'Город в цифрах',
      labels: { singular: 'Показатель', plural: 'Показатели' },
      fields: [
        { name: 'value', type: 'text', label: 'Значение', required: true, maxLength: 30 },
        { name: 'label', type: 'text', label: 'Подпись', required: true, maxLength: 80 },
      ],
    },
    seoField,
  ],
})
