import type { CollectionConfig, Field, FieldAccess, FieldHook, GlobalConfig } from 'payload'
import { personalData } from '@/lib/platform/audit/audit-openings'
import { hasRole, hiddenFromOthers, registerAccess } from '@/lib/platform/access/roles'
import { claimWorkflow } from '@/lib/domains/claims/actions'
import { claimAccess, claimHistoryAccess } from '@/lib/domains/claims/hooks/claim-access'
import { offerActions, moveClaim } from '@/lib/domains/claims/hooks/move-claim'
import { claimHistoryRow, noteArrivalAtDepartment } from '@/lib/domains/claims/hooks/claim-changes'
import { deletePhotosOfDeleted, removedPhotos } from '@/lib/domains/claims/hooks/claim-photos'
import { refuseMergeTargetDeletion } from '@/lib/domains/claims/hooks/refuse-deletion'
import {
  readOnlyField,
  imageField,
  virtualField,
  check,
  accountEmail,
  number,
  relation,
  select,
  sidebar,
  text,
  textarea,
  upload,
} from '@/lib/platform/fields/basic-fields'
import { correctionFields, historyCollection, moveFields } from '@/lib/platform/fields/message-fields'
import { dayField, momentField, stampField } from '@/lib/platform/fields/date-fields'
import { historyTab, seoField } from '@/lib/platform/fields/common-fields'
import { claimStatuses, claimCodes } from '@/lib/domains/claims/states'
import { claimLimits, MAX_ADDRESS_LENGTH, MAX_CLAIM_LENGTH } from '@/lib/domains/claims/rules'
import { idOf } from '@/lib/platform/payload/to-shapes'
import type { Claim } from '@/lib/platform/payload/payload-types'
import { pageGlobal } from '@/lib/platform/fields/collections'
import { MAX_NOTE_LENGTH } from '@/lib/platform/workflow/make-move'
import { paths } from '@/lib/config/paths'

const byModerator: FieldAccess = ({ req }) => hasRole(req.user, 'moderator')

/** Fields sent by the author. A guest's name and addresses are never public. */
const sent: Field[] = [
  readOnlyField(textarea('text', 'Что случилось', { required: true, maxLength: MAX_CLAIM_LENGTH })),
  {
    type: 'row',
    fields: [
      readOnlyField(text('address', 'Адрес', { required: true, maxLength: MAX_ADDRESS_LENGTH })),
      readOnlyField(number('x', 'Долгота', { required: true, min: -180, max: 180 })),
      readOnlyField(number('y', 'Широта', { required: true, min: -90, max: 90 })),
    ],
  },
  readOnlyField(relation('sentPhotos', 'Фотографии автора', 'private-files', { hasMany: true })),
  readOnlyField(text('authorName', 'Автор', { maxLength: 320 })),
  {
    type: 'row',
    fields: [
      readOnlyField(accountEmail('authorEmail', 'Почта автора')),
      readOnlyField(text('authorPhone', 'Телефон автора', { maxLength: 30 })),
    ],
  },
  readOnlyField(number('residentId', 'Номер жителя', { index: true })),
  readOnlyField(
    text('source', 'Передала система', { maxLength: 120, admin: { condition: (data) => Boolean(data.source) } }),
  ),
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
  readOnlyField(select('isAccepted', 'Оценка автора', { yes: 'Решено', no: 'Не решено' })),
  readOnlyField(textarea('userComment', 'Пояснение автора', { maxLength: MAX_CLAIM_LENGTH })),
  readOnlyField(momentField('commentedAt', 'Когда оценил')),
  readOnlyField(relation('sentVerdictPhoto', 'Снимок автора', 'private-files')),
  {
    ...imageField('verdictPhoto', 'Снимок на сайте'),
    access: { update: byModerator },
    admin: { description: 'Появляется действием «Показать снимок к оценке». Уберите, и он исчезнет отовсюду.' },
  } as Field,
]

/** Before publication all photos are chosen: those that must stay private are taken out. */
const sentPhotosFirst: FieldHook<Claim> = ({ data }) => (data?.publishedAt ? null : (data?.sentPhotos ?? []).map(idOf))

/** Fields of the current action; the history stores them, not the claim. */
const next: Field[] = [
  virtualField(
    select('action', 'Действие', claimWorkflow.optionsFor('administrator'), { filterOptions: offerActions }),
  ),
  virtualField(
    textarea('note', 'Причина или пояснение', {
      maxLength: MAX_NOTE_LENGTH,
      admin: { description: 'Причину отказа и продления читает автор, а на опубликованную заявку — все.' },
    }),
  ),
  ...correctionFields(claimLimits),
  virtualField(dayField('newDeadline', 'Новый срок', { condition: (data) => data.action === 'extend' })),
  virtualField(
    relation('handTo', 'Кому передать', 'organizations', {
      admin: { condition: (data) => data.action === 'handOver' },
    }),
  ),
  {
    ...relation('photosToPublish', 'Фотографии для сайта', 'private-files', {
      hasMany: true,
      virtual: true,
      filterOptions: ({ data }) => ({ id: { in: (data.sentPhotos ?? []).map(idOf) } }),
      admin: {
        condition: (data) => data.action === 'publish',
        readOnly: false,
        description: 'Уберите те, которые показывать нельзя. Если не оставить ни одной, заявка выйдет без фотографий.',
      },
    }),
    hooks: { afterRead: [sentPhotosFirst] },
  } as Field,
  {
    ...relation('photosToHide', 'Снимки, которые убрать с сайта', 'media', {
      hasMany: true,
      virtual: true,
      filterOptions: ({ data }) => ({ id: { in: (data.photos ?? []).map(idOf) } }),
      admin: { condition: (data) => data.action === 'hidePhotos', readOnly: false },
    }),
    hooks: { afterRead: [() => null] },
  } as Field,
  virtualField(
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
      code: { not_equals: String(claimCodes.inModeration) },
    }),
    access: { update: byModerator },
    admin: { condition: (data) => data.action === 'merge' || Boolean(data.mergedInto) },
  }),
]

const sidebarFields: Field[] = [
  select('code', 'Состояние', claimStatuses, {
    required: true,
    index: true,
    defaultValue: String(claimCodes.inModeration),
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

export const claims: CollectionConfig = {
  slug: 'claims',
  custom: personalData,
  labels: { singular: 'Заявка', plural: 'Заявки' },
  access: claimAccess,
  admin: {
    group: 'Социальный контроль',
    hidden: hiddenFromOthers,
    useAsTitle: 'address',
    defaultColumns: ['id', 'address', 'category', 'code', 'deadlineDate', 'department', 'isAccepted'],
    listSearchableFields: ['id', 'address', 'text', 'authorName', 'authorEmail', 'authorPhone', 'source'],
    description: 'Сверху те, на которые нет ответа: сначала просроченные, потом те, чей срок ближе.',
  },
  // unanswered claims come first: in descending order PostgreSQL puts null before any date
  defaultSort: ['-answeredAt', 'deadlineDate'],
  disableDuplicate: true,
  disableBulkEdit: true, // a request carries the step of one claim only
  hooks: {
    beforeChange: [moveClaim],
    afterChange: [claimHistoryRow.hook, removedPhotos.hook, noteArrivalAtDepartment],
    beforeDelete: [refuseMergeTargetDeletion],
    afterDelete: [deletePhotosOfDeleted],
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

const codes = claimStatuses.map(({ code, name }) => ({ value: String(code), label: name }))

export const claimEvents: CollectionConfig = historyCollection({
  slug: 'claim-events',
  labels: { singular: 'Событие заявки', plural: 'История заявок' },
  access: { ...registerAccess(), read: claimHistoryAccess },
  group: 'Социальный контроль',
  fields: [
    relation('claim', 'Заявка', 'claims', { required: true, index: true }),
    ...moveFields(codes),
    textarea('publicText', 'Что прочли все', { maxLength: MAX_NOTE_LENGTH }),
    textarea('warning', 'Отправлено несмотря на предупреждение', { maxLength: 1_000 }),
    {
      name: 'toldAt',
      type: 'date',
      label: 'Когда сообщено автору',
      index: true,
      admin: { readOnly: true, ...sidebar },
    },
  ],
})

/** Page «О проекте»: blocks in reading order. */
export const socialControl: GlobalConfig = pageGlobal({
  slug: 'social-control',
  label: 'О социальном контроле',
  path: paths.socialControlAbout,
  admin: { group: 'Социальный контроль' },
  fields: [
    {
      name: 'blocks',
      type: 'array',
      label: 'Блоки',
      labels: { singular: 'Блок', plural: 'Блоки' },
      minRows: 1,
      fields: [{ name: 'description', type: 'richText', label: 'Текст', required: true }],
    },
    seoField,
  ],
})
