import type { GlobalConfig } from 'payload'
import { imageField } from '@/lib/cms/fields/file-fields'
import { socialsField } from '@/lib/cms/fields/link-fields'
import { pageGlobal } from '@/lib/cms/fields/page-collection'
import { paths } from '@/lib/config/paths'

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
    { name: 'reception', type: 'text', label: 'Часы приёма', maxLength: 200 },
    { name: 'email', type: 'email', label: 'Электронная почта' },
    imageField('headImage', 'Портрет'),
    socialsField,
  ],
})
