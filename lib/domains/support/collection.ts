import type { CollectionConfig } from 'payload'
import { personalData } from '@/lib/platform/audit/audit-openings'
import { hiddenFromOthers, queueAccess } from '@/lib/platform/access/roles'
import { supportWorkflow } from '@/lib/domains/support/actions'
import { MAX_SUPPORT_MESSAGE_LENGTH } from '@/lib/domains/support/contract'
import { moveRequest } from '@/lib/domains/support/hooks/move-request'
import { supportStates } from '@/lib/domains/support/states'
import {
  readOnlyField,
  accountEmail,
  number,
  relation,
  select,
  sidebar,
  text,
  textarea,
  virtualField,
} from '@/lib/platform/fields/basic-fields'
import { emailStateField } from '@/lib/platform/fields/notice-fields'

export const supportRequests: CollectionConfig = {
  slug: 'support-requests',
  custom: personalData,
  labels: { singular: 'Обращение в техподдержку', plural: 'Техподдержка' },
  access: queueAccess('moderator'),
  admin: {
    group: 'Обращения',
    hidden: hiddenFromOthers,
    useAsTitle: 'id',
    defaultColumns: ['id', 'message', 'author', 'state', 'createdAt'],
    listSearchableFields: ['id', 'message', 'author', 'email', 'note'],
    description: 'Сверху новые, раньше присланные первыми. Ответ уходит на почту автора.',
  },
  defaultSort: ['state', 'createdAt'],
  disableDuplicate: true,
  disableBulkEdit: true, // a request carries the step of one message only
  hooks: { beforeChange: [moveRequest] },
  fields: [
    readOnlyField(textarea('message', 'Сообщение', { required: true, maxLength: 4_000 })),
    readOnlyField(text('author', 'Автор', { maxLength: 320 })),
    readOnlyField(accountEmail('email', 'Почта для ответа')),
    readOnlyField(number('residentId', 'Номер жителя', { index: true })),
    emailStateField,
    readOnlyField(relation('attachments', 'Приложенные изображения', 'private-files', { hasMany: true })),
    virtualField(select('action', 'Действие', supportWorkflow.optionsFor('administrator'))),
    textarea('answerText', 'Ответ автору', { maxLength: MAX_SUPPORT_MESSAGE_LENGTH }),
    select('state', 'Состояние', supportStates, {
      required: true,
      defaultValue: 'new',
      index: true,
      access: { update: () => false },
      admin: { ...sidebar, readOnly: true },
    }),
    textarea('note', 'Заметка для сотрудников', {
      maxLength: 2_000,
      admin: { ...sidebar, description: 'Автор её не видит.' },
    }),
  ],
}
