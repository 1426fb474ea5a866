import type { GlobalConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { momentField } from '@/lib/platform/fields/date-fields'

/** The banner above every page: storms, outages, closed roads. */
export const alert: GlobalConfig = {
  slug: 'alert',
  label: 'Экстренное сообщение',
  access: { read: contentAccess.read, update: contentAccess.update },
  admin: { group: 'Сайт' },
  versions: { max: 50 },
  fields: [
    { name: 'enabled', type: 'checkbox', label: 'Показывать', defaultValue: false },
    {
      name: 'level',
      type: 'select',
      label: 'Уровень',
      required: true,
      defaultValue: 'info',
      options: [
        { value: 'info', label: 'Сообщение' },
        { value: 'warning', label: 'Предупреждение' },
        { value: 'danger', label: 'Опасность' },
      ],
    },
    { name: 'text', type: 'textarea', label: 'Текст', maxLength: 300 },
    { name: 'link', type: 'text', label: 'Ссылка «Подробнее»', maxLength: 300 },
    momentField('from', 'Показывать с', { description: 'Пусто — сразу.' }),
    momentField('to', 'Показывать до', { description: 'Пусто — пока стоит отметка «Показывать».' }),
  ],
}
