import type { CollectionConfig, Field, FieldAccess } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import { claimLife } from '@/lib/domains/claims/actions'
import { claimAccess } from '@/lib/domains/claims/hooks/claim-access'
import { offerActions } from '@/lib/domains/claims/hooks/claim-facts'
import { dropPhotosOfDeleted, dropTakenPhotos } from '@/lib/domains/claims/hooks/claim-photos'
import { keepMergeTarget } from '@/lib/domains/claims/hooks/keep-merge-target'
import { moveClaim } from '@/lib/domains/claims/hooks/move-claim'
import { writeClaimHistory } from '@/lib/domains/claims/hooks/write-history'
import { asSent } from '@/lib/platform/fields/as-sent'
import { dayField, momentField, stampField } from '@/lib/platform/fields/date-fields'
import { imageField } from '@/lib/platform/fields/file-fields'
import { historyTab } from '@/lib/platform/fields/history-tab'
import { notKept } from '@/lib/platform/fields/not-kept'
import { claimStatuses } from '@/lib/domains/claims/states'
import { LONGEST_CLAIM } from '@/lib/domains/claims/contract'

const byModerator: FieldAccess = ({ req }) => hasRole(req.user, 'moderator')

/** What a resident wrote; a guest's name and addresses are for staff alone and leave the house on no surface. */
const sent: Field[] = [
  asSent({ name: 'text', type: 'textarea', label: 'Что случилось', required: true, maxLength: LONGEST_CLAIM }),
  {
    type: 'row',
    fields: [
      asSent({ name: 'address', type: 'text', label: 'Адрес', required: true, maxLength: 300 }),
      asSent({ name: 'x', type: 'number', label: 'Долгота', required: true, min: -180, max: 180 }),
      asSent({ name: 'y', type: 'number', label: 'Широта', required: true, min: -90, max: 90 }),
    ],
  },
  asSent({
    name: 'sentPhotos',
    type: 'relationship',
    relationTo: 'private-files',
    hasMany: true,
    label: 'Фотографии автора',
  }),
  asSent({ name: 'authorName', type: 'text', label: 'Автор', maxLength: 320 }),
  {
    type: 'row',
    fields: [
      asSent({ name: 'authorEmail', type: 'email', label: 'Почта автора' }),
      asSent({ name: 'authorPhone', type: 'text', label: 'Телефон автора', maxLength: 30 }),
    ],
  },
  asSent({ name: 'residentId', type: 'number', label: 'Номер жителя', index: true }),
  asSent({
    name: 'source',
    type: 'text',
    label: 'Передала система',
    maxLength: 120,
    admin: { condition: (data) => Boolean(data.source) },
  }),
]

const shown: Field[] = [
  {
    name: 'photos',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: 'Фотографии на сайте',
    access: { update: byModerator },
    admin: { description: 'Появляются при публикации. Уберите ту, которую показывать нельзя: она исчезнет отовсюду.' },
  },
]

const answer: Field[] = [
  { name: 'reportText', type: 'textarea', label: 'Ответ автору', maxLength: 4_000 },
  imageField('reportImage', 'Фотография после'),
  { name: 'reportDocument', type: 'upload', relationTo: 'files', label: 'Документ к ответу' },
]

const verdict: Field[] = [
  asSent({
    name: 'isAccepted',
    type: 'select',
    label: 'Оценка автора',
    options: [
      { value: 'yes', label: 'Решено' },
      { value: 'no', label: 'Не решено' },
    ],
  }),
  asSent({ name: 'userComment', type: 'textarea', label: 'Пояснение автора', maxLength: LONGEST_CLAIM }),
  asSent(momentField('commentedAt', 'Когда оценил')),
  asSent({ name: 'sentVerdictPhoto', type: 'relationship', relationTo: 'private-files', label: 'Снимок автора' }),
  {
    ...imageField('verdictPhoto', 'Снимок на сайте'),
    access: { update: byModerator },
    admin: { description: 'Появляется действием «Показать снимок к оценке». Уберите, и он исчезнет отовсюду.' },
  } as Field,
]

/** What is done now: not kept, but a row of the history says it. */
const next: Field[] = [
  notKept({
    name: 'action',
    type: 'select',
    label: 'Действие',
    options: claimLife.optionsFor('administrator'),
    filterOptions: offerActions,
  }),
  notKept({
    name: 'note',
    type: 'textarea',
    label: 'Причина или пояснение',
    maxLength: 4_000,
    admin: { description: 'Причину отказа и продления читает автор, причину отказа на опубликованную заявку – все.' },
  }),
  notKept(dayField('newDeadline', 'Новый срок', { condition: (data) => data.action === 'extend' })),
  notKept({
    name: 'sendAnyway',
    type: 'checkbox',
    label: 'Отправить всё равно',
    admin: {
      condition: (data) => data.action === 'answer',
      description: 'Нужно, только если портал предупредил о снимке. Предупреждение останется в истории.',
    },
  }),
  {
    name: 'mergedInto',
    type: 'relationship',
    relationTo: 'claims',
    label: 'Объединена с заявкой',
    index: true,
    filterOptions: ({ id }) => ({
      id: { not_equals: id },
      mergedInto: { exists: false },
      publishedAt: { exists: true },
      code: { not_equals: '5' },
    }),
    access: { update: byModerator },
    admin: { condition: (data) => data.action === 'merge' || Boolean(data.mergedInto) },
  },
]

const sidebar: Field[] = [
  {
    name: 'code',
    type: 'select',
    label: 'Состояние',
    required: true,
    index: true,
    defaultValue: '5',
    options: claimStatuses.map(({ code, name }) => ({ value: String(code), label: name })),
    access: { update: () => false },
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    ...dayField('deadlineDate', 'Ответить до', { position: 'sidebar', readOnly: true }),
    index: true,
    access: { update: () => false },
  },
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'claim-categories',
    label: 'Тема',
    index: true,
    filterOptions: { parent: { exists: true } },
    access: { update: byModerator },
    admin: { position: 'sidebar' },
  },
  {
    name: 'department',
    type: 'relationship',
    relationTo: 'organizations',
    label: 'Кто отвечает',
    index: true,
    access: { update: byModerator },
    admin: { position: 'sidebar' },
  },
  stampField('confirmedAt', 'Подтверждена автором', { index: true }),
  stampField('publishedAt', 'Опубликована', { index: true }),
  stampField('answeredAt', 'Дан ответ', { index: true }),
]

/** Messages of residents about the city's problems, from a photo to the author's verdict (product.md 6). */
export const claims: CollectionConfig = {
  slug: 'claims',
  labels: { singular: 'Заявка', plural: 'Заявки' },
  access: claimAccess,
  admin: {
    group: 'Социальный контроль',
    useAsTitle: 'address',
    defaultColumns: ['id', 'address', 'category', 'code', 'deadlineDate', 'department', 'isAccepted'],
    description: 'Сверху те, на которые нет ответа: сначала просроченные, потом те, чей срок ближе.',
  },
  // what has no answer comes first: an absent moment sorts above any other
  defaultSort: ['-answeredAt', 'deadlineDate'],
  disableDuplicate: true,
  disableBulkEdit: true, // a move is of one claim: its step travels with the request
  hooks: {
    beforeChange: [moveClaim],
    afterChange: [writeClaimHistory, dropTakenPhotos],
    beforeDelete: [keepMergeTarget],
    afterDelete: [dropPhotosOfDeleted],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Заявка', fields: [...sent, ...shown] },
        { label: 'Работа', fields: [...next, ...answer] },
        { label: 'Оценка', fields: verdict },
        historyTab('История', 'claim', ['createdAt', 'title', 'toCode', 'who', 'note']),
      ],
    },
    ...sidebar,
  ],
}
