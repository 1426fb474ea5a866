import type { CollectionConfig } from 'payload'
import { registerAccess } from '@/lib/platform/access/roles'
import { select, text } from '@/lib/platform/fields/basic-fields'

/** The database forbids changing or deleting rows. */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Запись журнала', plural: 'Журнал действий' },
  access: registerAccess(),
  admin: {
    group: 'Управление',
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'who', 'action', 'subject', 'result', 'address'],
    listSearchableFields: ['who', 'action', 'subject', 'address', 'result'],
    description: 'Записи не меняются и не удаляются. Паролей и содержимого в них нет.',
  },
  defaultSort: '-createdAt',
  fields: [
    select(
      'kind',
      'Кто',
      { resident: 'Житель', guest: 'Гость', staff: 'Сотрудник', portal: 'Портал' },
      { required: true, index: true },
    ),
    text('who', 'Имя или номер', { index: true, maxLength: 200 }),
    text('action', 'Действие', { required: true, index: true, maxLength: 200 }),
    text('subject', 'Над чем', { maxLength: 300 }),
    text('result', 'Результат', { required: true, maxLength: 200 }),
    text('address', 'Сетевой адрес', { maxLength: 64 }),
  ],
}
