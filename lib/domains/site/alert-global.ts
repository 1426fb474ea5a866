import type { GlobalConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { momentField } from '@/lib/platform/fields/date-fields'
import { check, select, text, textarea } from '@/lib/platform/fields/basic-fields'

export const alert: GlobalConfig = {
  slug: 'alert',
  label: 'Экстренное сообщение',
  access: { read: contentAccess.read, update: contentAccess.update },
  admin: { group: 'Сайт' },
  versions: { max: 50 },
  fields: [
    check('enabled', 'Показывать', { defaultValue: false }),
    select(
      'level',
      'Уровень',
      { info: 'Сообщение', warning: 'Предупреждение', danger: 'Опасность' },
      { required: true, defaultValue: 'info' },
    ),
    textarea('text', 'Текст', {
      maxLength: 300,
      admin: {
        description:
          'На каждой странице видно первое предложение, на телефоне две его строки; остальное читают по ссылке. Без ссылки виден весь текст.',
      },
    }),
    text('link', 'Ссылка «Подробнее»', { maxLength: 300 }),
    momentField('from', 'Показывать с', { description: 'Пусто — сразу.' }),
    momentField('to', 'Показывать до', { description: 'Пусто — пока стоит отметка «Показывать».' }),
  ],
}
