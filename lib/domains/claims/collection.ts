import type { CollectionConfig, Field, FieldAccess } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import { claimLife } from '@/lib/domains/claims/actions'
import { claimAccess } from '@/lib/domains/claims/hooks/claim-access'
import { offerActions } from '@/lib/domains/claims/hooks/claim-facts'
import { claimHistoryRow } from '@/lib/domains/claims/hooks/claim-history-row'
import { dropPhotosOfDeleted, photosOff } from '@/lib/domains/claims/hooks/claim-photos'
import { keepMergeTarget } from '@/lib/domains/claims/hooks/keep-merge-target'
import { moveClaim } from '@/lib/domains/claims/hooks/move-claim'
import { asSent } from '@/lib/platform/fields/as-sent'
import { dayField, momentField, stampField } from '@/lib/platform/fields/date-fields'
import { imageField } from '@/lib/platform/fields/file-fields'
import { historyTab } from '@/lib/platform/fields/history-tab'
import { notKept } from '@/lib/platform/fields/not-kept'
import {
  check,
  email,
  number,
  relation,
  select,
  sidebar,
  text,
  textarea,
  upload,
} from '@/lib/platform/fields/leaf-fields'
import { claimStatuses } from '@/lib/domains/claims/states'
import { LONGEST_CLAIM } from '@/lib/domains/claims/contract'

const byModerator: FieldAccess = ({ req }) => hasRole(req.user, 'moderator')

/** What a resident wrote; a guest's name and addresses are for staff alone and leave the house on no surface. */
const sent: Field[] = [
  asSent(textarea('text', 'Что случилось', { required: true, maxLength: LONGEST_CLAIM })),
  {
    type: 'row',
    fields: [
      asSent(text('address', 'Адрес', { required: true, maxLength: 300 })),
      asSent(number('x', 'Долгота', { required: true, min: -180, max: 180 })),
      asSent(number('y', 'Широта', { required: true, min: -90, max: 90 })),
    ],
  },
  asSent(relation('sentPhotos', 'Фотографии автора', 'private-files', { hasMany: true })),
  asSent(text('authorName', 'Автор', { maxLength: 320 })),
  {
    type: 'row',
    fields: [
      asSent(email('authorEmail', 'Почта автора')),
      asSent(text('authorPhone', 'Телефон автора', { maxLength: 30 })),
    ],
  },
  asSent(number('residentId', 'Номер жителя', { index: true })),
  asSent(text('source', 'Передала система', { maxLength: 120, admin: { condition: (data) => Boolean(data.source) } })),
]

const shown: Field[] = [
  upload('photos', 'Фотографии на сайте', 'media', {
    hasMany: true,
    access: { update: byModerator },
    admin: { description: 'Появляются при публикации. Уберите ту, которую показывать нельзя: она исчезнет отовсюду.' },
  }),
]

const answer: Field[] = [
  textarea('reportText', 'Ответ автору', { maxLength: 4_000 }),
  imageField('reportImage', 'Фотография после'),
  upload('reportDocument', 'Документ к ответу', 'files'),
]

const verdict: Field[] = [
  asSent(select('isAccepted', 'Оценка автора', { yes: 'Решено', no: 'Не решено' })),
  asSent(textarea('userComment', 'Пояснение автора', { maxLength: LONGEST_CLAIM })),
  asSent(momentField('commentedAt', 'Когда оценил')),
  asSent(relation('sentVerdictPhoto', 'Снимок автора', 'private-files')),
  {
    ...imageField('verdictPhoto', 'Снимок на сайте'),
    access: { update: byModerator },
    admin: { description: 'Появляется действием «Показать снимок к оценке». Уберите, и он исчезнет отовсюду.' },
  } as Field,
]

/** What is done now: not kept, but a row of the history says it. */
const next: Field[] = [
  notKept(select('action', 'Действие', claimLife.optionsFor('administrator'), { filterOptions: offerActions })),
  notKept(
    textarea('note', 'Причина или пояснение', {
      maxLength: 4_000,
      admin: { description: 'Причину отказа и продления читает автор, причину отказа на опубликованную заявку – все.' },
    }),
  ),
  notKept(dayField('newDeadline', 'Новый срок', { condition: (data) => data.action === 'extend' })),
  notKept(
    check('sendAnyway', 'Отправить всё равно', {
      admin: {
        condition: (data) => data.action === 'answer',
        description: 'Нужно, только если портал предупредил о снимке. Предупреждение останется в истории.',
      },
    }),
  ),
  relation('mergedInto', 'Объединена с заявкой', 'claims', {
    index: true,
    filterOptions: ({ id }) => ({
      id: { not_equals: id },
      mergedInto: { exists: false },
      publishedAt: { exists: true },
      code: { not_equals: '5' },
    }),
    access: { update: byModerator },
    admin: { condition: (data) => data.action === 'merge' || Boolean(data.mergedInto) },
  }),
]

const sidebarFields: Field[] = [
  select('code', 'Состояние', claimStatuses, {
    required: true,
    index: true,
    defaultValue: '5',
    access: { update: () => false },
    admin: { ...sidebar, readOnly: true },
  }),
  {
    ...dayField('deadlineDate', 'Ответить до', { ...sidebar, readOnly: true }),
    index: true,
    access: { update: () => false },
  },
  relation('category', 'Тема', 'claim-categories', {
    index: true,
    filterOptions: { parent: { exists: true } },
    access: { update: byModerator },
    admin: sidebar,
  }),
  relation('department', 'Кто отвечает', 'organizations', {
    index: true,
    access: { update: byModerator },
    admin: sidebar,
  }),
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
    afterChange: [claimHistoryRow.hook, photosOff.hook],
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
    ...sidebarFields,
  ],
}
