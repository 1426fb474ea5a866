import type { CollectionConfig, Field } from 'payload'
import { queueAccess, registerAccess } from '@/lib/platform/access/registers'
import { hasRole } from '@/lib/platform/access/roles'
import { appealLife } from '@/lib/domains/appeals/actions'
import { moveAppeal, writeAppealHistory } from '@/lib/domains/appeals/hooks/move-appeal'
import { nameNextTerm } from '@/lib/domains/appeals/hooks/name-next-term'
import { asSent } from '@/lib/platform/fields/as-sent'
import { emailStateField } from '@/lib/platform/fields/email-state-field'
import { dayField, momentField } from '@/lib/platform/fields/date-fields'
import { historyTab } from '@/lib/platform/fields/history-tab'
import { notKept } from '@/lib/platform/fields/not-kept'
import { positionField, titleField } from '@/lib/platform/fields/text-fields'
import { answerDeliveries, answerKinds, appealStates, LONGEST_APPEAL } from '@/lib/domains/appeals/contract'

const group = 'Обращения'
const options = (list: readonly { value: string; name: string }[]) =>
  list.map(({ value, name }) => ({ value, label: name }))

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
    { name: 'appeal', type: 'relationship', relationTo: 'appeals', label: 'Обращение', required: true, index: true },
    { name: 'title', type: 'text', label: 'Что сделано', required: true, maxLength: 200 },
    { name: 'text', type: 'textarea', label: 'Пояснение автору', maxLength: 4_000 },
    { name: 'who', type: 'text', label: 'Кто', maxLength: 160 },
    momentField('toldAt', 'Автору сообщено'),
  ],
}

const sent: Field[] = [
  asSent({ name: 'text', type: 'textarea', label: 'Текст обращения', required: true, maxLength: LONGEST_APPEAL }),
  asSent({ name: 'addressee', type: 'text', label: 'Кому', required: true, maxLength: 200 }),
  asSent({ name: 'files', type: 'relationship', relationTo: 'private-files', hasMany: true, label: 'Приложено' }),
  asSent({ name: 'receipt', type: 'relationship', relationTo: 'private-files', label: 'Расписка' }),
]

const author: Field[] = [
  asSent({
    name: 'legalType',
    type: 'select',
    label: 'Кто обращается',
    required: true,
    options: [
      { value: '1', label: 'Гражданин' },
      { value: '2', label: 'Юридическое лицо' },
    ],
  }),
  asSent({ name: 'author', type: 'text', label: 'Заявитель', required: true, maxLength: 320 }),
  asSent({ name: 'representative', type: 'text', label: 'Представитель', maxLength: 300 }),
  {
    type: 'row',
    fields: [
      asSent({ name: 'inn', type: 'text', label: 'ИНН', maxLength: 12 }),
      asSent({ name: 'ogrn', type: 'text', label: 'ОГРН', maxLength: 15 }),
    ],
  },
  asSent({ name: 'legalAddress', type: 'text', label: 'Юридический адрес', maxLength: 300 }),
  asSent({ name: 'postalAddress', type: 'text', label: 'Почтовый адрес', required: true, maxLength: 300 }),
  {
    type: 'row',
    fields: [
      asSent({ name: 'email', type: 'email', label: 'Почта', required: true }),
      asSent({ name: 'phone', type: 'text', label: 'Телефон', maxLength: 30 }),
    ],
  },
  asSent({
    name: 'answerDelivery',
    type: 'select',
    label: 'Как отправить ответ',
    required: true,
    options: options(answerDeliveries),
  }),
  asSent({ name: 'residentId', type: 'number', label: 'Номер жителя', index: true }),
  emailStateField,
  // letters go on to the account's address when it changes
  asSent({ name: 'isAccountEmail', type: 'checkbox', label: 'Почта учётной записи', admin: { hidden: true } }),
]

const work: Field[] = [
  notKept({ name: 'action', type: 'select', label: 'Действие', options: appealLife.optionsFor('clerk') }),
  notKept({
    name: 'note',
    type: 'textarea',
    label: 'Причина, основание или пояснение',
    maxLength: 4_000,
    admin: { description: 'Это прочтёт автор.' },
  }),
  { name: 'forwardedTo', type: 'relationship', relationTo: 'organizations', label: 'Направлено в' },
  { name: 'answerKind', type: 'select', label: 'Что решено', options: options(answerKinds) },
  { name: 'answerText', type: 'textarea', label: 'Ответ', maxLength: 10_000 },
  {
    name: 'answerFiles',
    type: 'relationship',
    relationTo: 'private-files',
    hasMany: true,
    label: 'Файлы к ответу',
    filterOptions: { purpose: { equals: 'answer' } },
  },
]

const sidebar: Field[] = [
  {
    name: 'state',
    type: 'select',
    label: 'Состояние',
    required: true,
    index: true,
    defaultValue: 'received',
    options: options(appealStates),
    access: { update: () => false },
    admin: { position: 'sidebar', readOnly: true },
  },
  asSent({
    name: 'number',
    type: 'text',
    label: 'Номер расписки',
    required: true,
    unique: true,
    admin: { position: 'sidebar' },
  }),
  {
    name: 'registrationNumber',
    type: 'text',
    label: 'Регистрационный номер',
    index: true,
    access: { update: () => false },
    admin: { position: 'sidebar', readOnly: true },
  },
  fixed(dayField('registerBy', 'Зарегистрировать до', { position: 'sidebar', readOnly: true })),
  fixed(dayField('answerBy', 'Ответить до', { position: 'sidebar', readOnly: true })),
  fixed(dayField('nextTerm', 'Ближайший срок', { position: 'sidebar', readOnly: true })),
  fixed(momentField('extendedAt', 'Срок продлён', { position: 'sidebar', readOnly: true })),
  fixed(momentField('answeredAt', 'Дан ответ', { position: 'sidebar', readOnly: true })),
  {
    name: 'topic',
    type: 'relationship',
    relationTo: 'appeal-topics',
    label: 'Тема',
    admin: { position: 'sidebar' },
  },
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
  hooks: { beforeChange: [moveAppeal, nameNextTerm], afterChange: [writeAppealHistory] },
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
    ...sidebar,
  ],
}
