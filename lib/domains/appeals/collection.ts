import type { CollectionConfig, Field } from 'payload'
import { queueAccess, registerAccess } from '@/lib/platform/access/registers'
import { hasRole } from '@/lib/platform/access/roles'
import { appealLife } from '@/lib/domains/appeals/actions'
import { appealHistoryRow, moveAppeal } from '@/lib/domains/appeals/hooks/move-appeal'
import { nameNextTerm } from '@/lib/domains/appeals/hooks/name-next-term'
import { asSent } from '@/lib/platform/fields/as-sent'
import { emailStateField } from '@/lib/platform/fields/email-state-field'
import { dayField, momentField } from '@/lib/platform/fields/date-fields'
import { historyTab } from '@/lib/platform/fields/history-tab'
import { notKept } from '@/lib/platform/fields/not-kept'
import { positionField, titleField } from '@/lib/platform/fields/text-fields'
import { check, email, number, relation, select, sidebar, text, textarea } from '@/lib/platform/fields/leaf-fields'
import { answerDeliveries, answerKinds, appealStates, LONGEST_APPEAL } from '@/lib/domains/appeals/contract'

const group = 'Обращения'

/** What appeals are about: the form offers these, the open figures count by them. */
export const appealTopics: CollectionConfig = {
  slug: 'appeal-topics',
  labels: { singular: 'Тема обращений', plural: 'Темы обращений' },
  access: {
    read: ({ req }) => hasRole(req.user, 'clerk', 'editor'),
    create: ({ req }) => hasRole(req.user, 'clerk', 'editor'),
    update: ({ req }) => hasRole(req.user, 'clerk', 'editor'),
    delete: ({ req }) => hasRole(req.user, 'clerk', 'editor'),
  },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'position'] },
  defaultSort: 'position',
  fields: [{ ...titleField, label: 'Название' }, positionField],
}

/** Way of appeals: a row for each step, written by the portal and read by the author too. */
export const appealEvents: CollectionConfig = {
  slug: 'appeal-events',
  labels: { singular: 'Событие обращения', plural: 'Движение обращений' },
  access: registerAccess('clerk'),
  admin: { group, hidden: true, useAsTitle: 'title' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    relation('appeal', 'Обращение', 'appeals', { required: true, index: true }),
    text('title', 'Что сделано', { required: true, maxLength: 200 }),
    textarea('text', 'Пояснение автору', { maxLength: 4_000 }),
    text('who', 'Кто', { maxLength: 160 }),
    momentField('toldAt', 'Автору сообщено'),
  ],
}

const sent: Field[] = [
  asSent(textarea('text', 'Текст обращения', { required: true, maxLength: LONGEST_APPEAL })),
  asSent(text('addressee', 'Кому', { required: true, maxLength: 200 })),
  asSent(relation('files', 'Приложено', 'private-files', { hasMany: true })),
  asSent(relation('receipt', 'Расписка', 'private-files')),
]

const author: Field[] = [
  asSent(select('legalType', 'Кто обращается', { '1': 'Гражданин', '2': 'Юридическое лицо' }, { required: true })),
  asSent(text('author', 'Заявитель', { required: true, maxLength: 320 })),
  asSent(text('representative', 'Представитель', { maxLength: 300 })),
  {
    type: 'row',
    fields: [asSent(text('inn', 'ИНН', { maxLength: 12 })), asSent(text('ogrn', 'ОГРН', { maxLength: 15 }))],
  },
  asSent(text('legalAddress', 'Юридический адрес', { maxLength: 300 })),
  asSent(text('postalAddress', 'Почтовый адрес', { required: true, maxLength: 300 })),
  {
    type: 'row',
    fields: [asSent(email('email', 'Почта', { required: true })), asSent(text('phone', 'Телефон', { maxLength: 30 }))],
  },
  asSent(select('answerDelivery', 'Как отправить ответ', answerDeliveries, { required: true })),
  asSent(number('residentId', 'Номер жителя', { index: true })),
  emailStateField,
  // letters go on to the account's address when it changes
  asSent(check('isAccountEmail', 'Почта учётной записи', { admin: { hidden: true } })),
]

const work: Field[] = [
  notKept(select('action', 'Действие', appealLife.optionsFor('clerk'))),
  notKept(
    textarea('note', 'Причина, основание или пояснение', {
      maxLength: 4_000,
      admin: { description: 'Это прочтёт автор.' },
    }),
  ),
  relation('forwardedTo', 'Направлено в', 'organizations'),
  select('answerKind', 'Что решено', answerKinds),
  textarea('answerText', 'Ответ', { maxLength: 10_000 }),
  relation('answerFiles', 'Файлы к ответу', 'private-files', {
    hasMany: true,
    filterOptions: { purpose: { equals: 'answer' } },
  }),
]

const sidebarFields: Field[] = [
  select('state', 'Состояние', appealStates, {
    required: true,
    index: true,
    defaultValue: 'received',
    access: { update: () => false },
    admin: { ...sidebar, readOnly: true },
  }),
  asSent(text('number', 'Номер расписки', { required: true, unique: true, admin: sidebar })),
  text('registrationNumber', 'Регистрационный номер', {
    index: true,
    access: { update: () => false },
    admin: { ...sidebar, readOnly: true },
  }),
  fixed(dayField('registerBy', 'Зарегистрировать до', { ...sidebar, readOnly: true })),
  fixed(dayField('answerBy', 'Ответить до', { ...sidebar, readOnly: true })),
  fixed(dayField('nextTerm', 'Ближайший срок', { ...sidebar, readOnly: true })),
  fixed(momentField('extendedAt', 'Срок продлён', { ...sidebar, readOnly: true })),
  fixed(momentField('answeredAt', 'Дан ответ', { ...sidebar, readOnly: true })),
  relation('topic', 'Тема', 'appeal-topics', { admin: sidebar }),
]

function fixed<T extends Field>(field: T): T {
  return { ...field, index: true, access: { update: () => false } } as T
}

/** Official appeals by 59-ФЗ: the clerk's queue, the most urgent first. Only the author and the clerks see them. */
export const appeals: CollectionConfig = {
  slug: 'appeals',
  labels: { singular: 'Официальное обращение', plural: 'Официальные обращения' },
  access: queueAccess('clerk'),
  admin: {
    group,
    useAsTitle: 'number',
    defaultColumns: ['number', 'author', 'topic', 'state', 'registerBy', 'answerBy'],
    description: 'Сверху те, чей срок ближе или уже прошёл.',
  },
  defaultSort: ['-answeredAt', 'nextTerm'],
  disableDuplicate: true,
  disableBulkEdit: true, // a step is of one appeal: it travels with the request
  hooks: { beforeChange: [moveAppeal, nameNextTerm], afterChange: [appealHistoryRow.hook] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Обращение', fields: sent },
        { label: 'Заявитель', fields: author },
        { label: 'Работа', fields: work },
        historyTab('Движение', 'appeal', ['createdAt', 'title', 'who', 'text']),
      ],
    },
    ...sidebarFields,
  ],
}
