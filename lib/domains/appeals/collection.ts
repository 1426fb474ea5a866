import type { CollectionConfig, Field } from 'payload'
import { appealWorkflow } from '@/lib/domains/appeals/actions'
import { answerDeliveries, answerKinds, appealStates, MAX_APPEAL_LENGTH } from '@/lib/domains/appeals/contract'
import { appealHistoryRow, moveAppeal, nameNextTerm } from '@/lib/domains/appeals/hooks/move-appeal'
import { personalData } from '@/lib/platform/audit/audit-openings'
import { hasRole, mayPublish, queueAccess, registerAccess } from '@/lib/platform/access/roles'
import {
  accountEmail,
  check,
  number,
  readOnlyField,
  relation,
  select,
  sidebar,
  text,
  textarea,
  virtualField,
} from '@/lib/platform/fields/basic-fields'
import { historyCollection } from '@/lib/platform/fields/message-fields'
import { historyTab, positionField, row, titleField } from '@/lib/platform/fields/common-fields'
import { dayField, momentField } from '@/lib/platform/fields/date-fields'
import { emailStateField } from '@/lib/platform/fields/notice-fields'
import { MAX_NOTE_LENGTH } from '@/lib/platform/workflow/make-move'

const group = 'Обращения'

export const appealTopics: CollectionConfig = {
  slug: 'appeal-topics',
  labels: { singular: 'Тема обращений', plural: 'Темы обращений' },
  access: {
    read: ({ req }) => hasRole(req.user, 'clerk', 'editor'),
    create: ({ req }) => hasRole(req.user, 'clerk') || mayPublish(req.user),
    update: ({ req }) => hasRole(req.user, 'clerk') || mayPublish(req.user),
    delete: ({ req }) => hasRole(req.user, 'clerk') || mayPublish(req.user),
  },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'position'] },
  defaultSort: 'position',
  fields: [{ ...titleField, label: 'Название' }, positionField],
}

export const appealEvents: CollectionConfig = historyCollection({
  slug: 'appeal-events',
  labels: { singular: 'Событие обращения', plural: 'Движение обращений' },
  access: registerAccess('clerk'),
  group,
  fields: [
    relation('appeal', 'Обращение', 'appeals', { required: true, index: true }),
    text('title', 'Что сделано', { required: true, maxLength: 200 }),
    textarea('text', 'Пояснение автору', { maxLength: 4_000 }),
    text('who', 'Кто', { maxLength: 160 }),
    momentField('toldAt', 'Автору сообщено'),
  ],
})

const sent: Field[] = [
  readOnlyField(textarea('text', 'Текст обращения', { required: true, maxLength: MAX_APPEAL_LENGTH })),
  readOnlyField(text('addressee', 'Кому', { required: true, maxLength: 200 })),
  readOnlyField(relation('files', 'Приложено', 'private-files', { hasMany: true })),
  readOnlyField(relation('receipt', 'Расписка', 'private-files')),
]

const author: Field[] = [
  readOnlyField(
    select('legalType', 'Кто обращается', { '1': 'Гражданин', '2': 'Юридическое лицо' }, { required: true }),
  ),
  readOnlyField(text('author', 'Заявитель', { required: true, maxLength: 320 })),
  readOnlyField(text('representative', 'Представитель', { maxLength: 300 })),
  row(readOnlyField(text('inn', 'ИНН', { maxLength: 12 })), readOnlyField(text('ogrn', 'ОГРН', { maxLength: 15 }))),
  readOnlyField(text('legalAddress', 'Юридический адрес', { maxLength: 300 })),
  readOnlyField(text('postalAddress', 'Почтовый адрес', { maxLength: 300 })),
  row(
    readOnlyField(accountEmail('email', 'Почта', { required: true })),
    readOnlyField(text('phone', 'Телефон', { maxLength: 30 })),
  ),
  readOnlyField(select('answerDelivery', 'Как отправить ответ', answerDeliveries, { required: true })),
  readOnlyField(number('residentId', 'Номер жителя', { index: true })),
  emailStateField,
  // emails follow the account to its new address
  readOnlyField(check('isAccountEmail', 'Почта учётной записи', { admin: { hidden: true } })),
]

const work: Field[] = [
  virtualField(select('action', 'Действие', appealWorkflow.optionsFor('clerk'))),
  virtualField(
    textarea('note', 'Причина, основание или пояснение', {
      maxLength: MAX_NOTE_LENGTH,
      admin: { description: 'Это прочтёт автор.' },
    }),
  ),
  relation('forwardedTo', 'Направлено в', 'organizations'),
  select('answerKind', 'Что решено', answerKinds),
  textarea('answerText', 'Ответ', {
    maxLength: 10_000,
    admin: { description: 'Уйдёт автору письмом целиком, со ссылками на файлы.' },
  }),
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
  readOnlyField(text('number', 'Номер расписки', { required: true, unique: true, admin: sidebar })),
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

/** Queue of official appeals (59-ФЗ) for clerks, the most urgent first; only the author and clerks see them. */
export const appeals: CollectionConfig = {
  slug: 'appeals',
  custom: personalData,
  labels: { singular: 'Официальное обращение', plural: 'Официальные обращения' },
  access: queueAccess('clerk'),
  admin: {
    group,
    useAsTitle: 'number',
    defaultColumns: ['number', 'author', 'topic', 'state', 'registerBy', 'answerBy'],
    listSearchableFields: [
      'number',
      'registrationNumber',
      'author',
      'representative',
      'email',
      'phone',
      'postalAddress',
      'inn',
      'ogrn',
      'addressee',
      'text',
    ],
    description: 'Сверху те, чей срок ближе или уже прошёл.',
  },
  defaultSort: ['-answeredAt', 'nextTerm'],
  disableDuplicate: true,
  disableBulkEdit: true, // a request carries the step of one appeal only
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
