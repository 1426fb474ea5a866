import type { CollectionConfig } from 'payload'
import { registerAccess } from '@/lib/platform/access/registers'

/** Who did what, when, from where and with what result. The database itself lets nobody change or remove a line. */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Запись журнала', plural: 'Журнал действий' },
  access: registerAccess(),
  admin: {
    group: 'Управление',
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'who', 'action', 'subject', 'result', 'address'],
    description: 'Записи не меняются и не удаляются. Паролей и содержимого в них нет.',
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: 'Кто',
      required: true,
      index: true,
      options: [
        { value: 'resident', label: 'Житель' },
        { value: 'guest', label: 'Гость' },
        { value: 'staff', label: 'Сотрудник' },
        { value: 'portal', label: 'Портал' },
      ],
    },
    { name: 'who', type: 'text', label: 'Имя или номер', index: true, maxLength: 200 },
    { name: 'action', type: 'text', label: 'Действие', required: true, index: true, maxLength: 200 },
    { name: 'subject', type: 'text', label: 'Над чем', maxLength: 300 },
    { name: 'result', type: 'text', label: 'Результат', required: true, maxLength: 200 },
    { name: 'address', type: 'text', label: 'Сетевой адрес', maxLength: 64 },
  ],
}
