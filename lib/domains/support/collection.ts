import type { CollectionConfig } from 'payload'
import { queueAccess } from '@/lib/platform/access/registers'
import { asSent } from '@/lib/platform/fields/as-sent'
import { emailStateField } from '@/lib/platform/fields/email-state-field'

/** Queue of technical support: what residents and guests wrote, and how far it has come. */
export const supportRequests: CollectionConfig = {
  slug: 'support-requests',
  labels: { singular: 'Обращение в техподдержку', plural: 'Техподдержка' },
  access: queueAccess('moderator'),
  admin: {
    group: 'Обращения',
    useAsTitle: 'id',
    defaultColumns: ['id', 'message', 'author', 'state', 'createdAt'],
    description: 'Сверху новые, раньше присланные первыми. Отвечайте на почту автора.',
  },
  defaultSort: ['state', 'createdAt'],
  disableDuplicate: true,
  fields: [
    asSent({ name: 'message', type: 'textarea', label: 'Сообщение', required: true, maxLength: 4_000 }),
    asSent({ name: 'author', type: 'text', label: 'Автор', maxLength: 320 }),
    asSent({ name: 'email', type: 'email', label: 'Почта для ответа' }),
    asSent({ name: 'residentId', type: 'number', label: 'Номер жителя', index: true }),
    emailStateField,
    asSent({
      name: 'attachments',
      type: 'relationship',
      relationTo: 'private-files',
      hasMany: true,
      label: 'Приложенные изображения',
    }),
    {
      name: 'state',
      type: 'select',
      label: 'Состояние',
      required: true,
      defaultValue: 'new',
      index: true,
      admin: { position: 'sidebar' },
      options: [
        { value: 'new', label: 'Новое' },
        { value: 'working', label: 'В работе' },
        { value: 'answered', label: 'Отвечено' },
        { value: 'closed', label: 'Закрыто без ответа' },
      ],
    },
    {
      name: 'note',
      type: 'textarea',
      label: 'Заметка для сотрудников',
      maxLength: 2_000,
      admin: { position: 'sidebar', description: 'Автор её не видит.' },
    },
  ],
}
