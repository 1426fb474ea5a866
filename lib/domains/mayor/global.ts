import type { Field, GlobalConfig } from 'payload'
import { imageField } from '@/lib/platform/fields/file-fields'
import { socialsField } from '@/lib/platform/fields/link-fields'
import { pageGlobal } from '@/lib/platform/fields/page-collection'
import { seoField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'

const contacts: Field[] = [
  { name: 'reception', type: 'text', label: 'Часы приёма', maxLength: 200 },
  { name: 'receptionPlace', type: 'text', label: 'Где проходит приём', maxLength: 200 },
  {
    type: 'row',
    fields: [
      { name: 'phone', type: 'text', label: 'Телефон приёмной', maxLength: 60 },
      { name: 'email', type: 'email', label: 'Электронная почта' },
    ],
  },
  { name: 'address', type: 'text', label: 'Адрес для писем', maxLength: 300 },
]

export const mayor: GlobalConfig = pageGlobal({
  slug: 'mayor',
  label: 'Глава города',
  path: paths.mayor,
  admin: { group: 'Власть' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'surname', type: 'text', label: 'Фамилия', required: true, maxLength: 80 },
        { name: 'name', type: 'text', label: 'Имя', required: true, maxLength: 80 },
        { name: 'patronymic', type: 'text', label: 'Отчество', maxLength: 80 },
      ],
    },
    { name: 'description', type: 'textarea', label: 'Коротко', maxLength: 500 },
    imageField('headImage', 'Портрет'),
    { name: 'biography', type: 'richText', label: 'Биография' },
    { name: 'powers', type: 'richText', label: 'Полномочия' },
    ...contacts,
    socialsField,
    {
      name: 'newsTag',
      type: 'text',
      label: 'Метка новостей о главе',
      defaultValue: 'глава города',
      maxLength: 60,
      admin: { position: 'sidebar', description: 'Новости с этой меткой показываются на странице главы.' },
    },
    seoField,
  ],
})
