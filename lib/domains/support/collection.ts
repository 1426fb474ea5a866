import type { CollectionConfig } from 'payload'
import { personalData } from '@/lib/platform/audit/audit-openings'
import { queueAccess } from '@/lib/platform/access/roles'
import {
  readOnlyField,
  accountEmail,
  number,
  relation,
  select,
  sidebar,
  text,
  textarea,
} from '@/lib/platform/fields/basic-fields'
import { emailStateField } from '@/lib/platform/fields/notice-fields'

export const supportRequests: CollectionConfig = {
  slug: 'support-requests',
  custom: personalData,
  labels: { singular: 'Обращение в техподдержку', plural: 'Техподдержка' },
  access: queueAccess('moderator'),
  admin: {
    group: 'Обращения',
    useAsTitle: 'id',
    defaultColumns: ['id', 'message', 'author', 'state', 'createdAt'],
    listSearchableFields: ['id', 'message', 'author', 'email', 'note'],
    description: 'Сверху новые, раньше присланные первыми. Отвечайте на почту автора.',
  },
  defaultSort: ['state', 'createdAt'],
  disableDuplicate: true,
  fields: [
    readOnlyField(textarea('message', 'Сообщение', { required: true, maxLength: 4_000 })),
    readOnlyField(text('author', 'Автор', { maxLength: 320 })),
    readOnlyField(accountEmail('email', 'Почта для ответа')),
    readOnlyField(number('residentId', 'Номер жителя', { index: true })),
    emailStateField,
    readOnlyField(relation('attachments', 'Приложенные изображения', 'private-files', { hasMany: true })),
    select(
      'state',
      'Состояние',
      { new: 'Новое', working: 'В работе', answered: 'Отвечено', closed: 'Закрыто без ответа' },
      { required: true, defaultValue: 'new', index: true, admin: sidebar },
    ),
    textarea('note', 'Заметка для сотрудников', {
      maxLength: 2_000,
      admin: { ...sidebar, description: 'Автор её не видит.' },
    }),
  ],
}
