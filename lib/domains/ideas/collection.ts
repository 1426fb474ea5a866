import type { CollectionConfig, Field, FieldAccess } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import {
  readOnlyField,
  imageField,
  virtualField,
  check,
  number,
  relation,
  select,
  sidebar,
  text,
  textarea,
  upload,
} from '@/lib/platform/fields/basic-fields'
import { dayField, stampField } from '@/lib/platform/fields/date-fields'
import { historyTab } from '@/lib/platform/fields/common-fields'
import { ideaWorkflow } from '@/lib/domains/ideas/actions'
import { ideaAccess } from '@/lib/domains/ideas/hooks/idea-access'
import { dropFilesOfDeleted, deleteRemovedFiles } from '@/lib/domains/ideas/hooks/idea-files'
import { ideaHistoryRow } from '@/lib/domains/ideas/hooks/idea-history-row'
import { moveIdea } from '@/lib/domains/ideas/hooks/move-idea'
import { showSupport } from '@/lib/domains/ideas/hooks/show-support'
import { ideaStatuses } from '@/lib/domains/ideas/states'
import { LONGEST_IDEA, LONGEST_IDEA_TITLE } from '@/lib/domains/ideas/contract'

const byModerator: FieldAccess = ({ req }) => hasRole(req.user, 'moderator')
const forModerator = { read: byModerator, update: () => false }

/** Sort order of states: ideas that wait for staff come first. */
const queueOrder = [5, 4, 6, 1, 3, 2]
const codes = queueOrder.map((code) => ({
  value: String(code),
  label: ideaStatuses.find((status) => status.code === code)?.name ?? '',
}))

/** As sent by the author. Only moderators see the name: a department does not need it. */
const sent: Field[] = [
  readOnlyField(text('title', 'Название', { required: true, maxLength: LONGEST_IDEA_TITLE })),
  readOnlyField(textarea('text', 'Суть идеи', { required: true, maxLength: LONGEST_IDEA })),
  readOnlyField(text('address', 'Адрес', { required: true, maxLength: 300 })),
  {
    type: 'row',
    fields: [
      readOnlyField(number('x', 'Долгота', { min: -180, max: 180 })),
      readOnlyField(number('y', 'Широта', { min: -90, max: 90 })),
    ],
  },
  readOnlyField(relation('sentPhoto', 'Фотография автора', 'private-files')),
  readOnlyField(relation('sentDocuments', 'Документы автора', 'private-files', { hasMany: true })),
  { ...readOnlyField(text('authorName', 'Автор', { maxLength: 320 })), access: forModerator },
  readOnlyField(check('showAuthor', 'Автор просит показать имя', { defaultValue: false })),
  {
    ...readOnlyField(number('residentId', 'Номер жителя', { index: true })),
    access: forModerator,
  },
]

const shown: Field[] = [
  {
    ...imageField('photo', 'Фотография на сайте'),
    access: { update: byModerator },
    admin: { description: 'Появляется при публикации. Уберите, если показывать её нельзя: она исчезнет отовсюду.' },
  },
  upload('documents', 'Документы на сайте', ['files', 'media'], { hasMany: true, access: { update: byModerator } }),
]

const work: Field[] = [
  virtualField(select('action', 'Действие', ideaWorkflow.optionsFor('administrator'))),
  virtualField(
    textarea('note', 'Причина отказа', {
      maxLength: 4_000,
      admin: { description: 'Её прочтёт автор.', condition: (data) => data.action === 'refuse' },
    }),
  ),
  textarea('answerText', 'Официальный ответ', {
    maxLength: 4_000,
    admin: { description: 'Почему идея принята или отклонена. Виден на сайте вместе с решением.' },
  }),
  textarea('reportText', 'Отчёт о реализации', {
    maxLength: 4_000,
    admin: { description: 'Что сделано. Виден на сайте у реализованной идеи.' },
  }),
  imageField('reportImage', 'Фотография после'),
]

const sidebarFields: Field[] = [
  select('code', 'Состояние', codes, {
    required: true,
    index: true,
    defaultValue: '5',
    access: { update: () => false },
    admin: { ...sidebar, readOnly: true },
  }),
  text('support', 'Поддержка', {
    virtual: true,
    access: { update: () => false },
    admin: { ...sidebar, readOnly: true },
    hooks: { afterRead: [showSupport] },
  }),
  {
    ...dayField('deadlineDate', 'Ответить до', { ...sidebar, readOnly: true }),
    index: true,
    access: { update: () => false },
  },
  relation('category', 'Категория', 'idea-categories', {
    index: true,
    access: { update: byModerator },
    admin: sidebar,
  }),
  relation('department', 'Кто рассматривает', 'organizations', {
    index: true,
    access: { update: byModerator },
    admin: sidebar,
  }),
  stampField('confirmedAt', 'Подтверждена автором', { index: true }),
  stampField('publishedAt', 'Опубликована'),
  stampField('answeredAt', 'Дан ответ'),
  stampField('realizedAt', 'Реализована'),
]

export const ideas: CollectionConfig = {
  slug: 'ideas',
  labels: { singular: 'Идея', plural: 'Идеи' },
  access: ideaAccess,
  admin: {
    group: 'Идеи для города',
    useAsTitle: 'title',
    defaultColumns: ['id', 'title', 'category', 'code', 'deadlineDate', 'support'],
    listSearchableFields: ['id', 'title', 'text', 'address', 'authorName'],
    description:
      'Сверху те, что ждут модератора, за ними те, что рассматривает подразделение: чей срок ближе, тот выше.',
  },
  defaultSort: ['code', 'deadlineDate', 'createdAt'],
  disableDuplicate: true,
  disableBulkEdit: true, // a request carries the step of one idea only
  hooks: {
    beforeChange: [moveIdea],
    afterChange: [ideaHistoryRow.hook, deleteRemovedFiles.hook],
    afterDelete: [dropFilesOfDeleted],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Идея', fields: [...sent, ...shown] },
        { label: 'Работа', fields: work },
        historyTab('История', 'idea', ['createdAt', 'title', 'toCode', 'who', 'note']),
      ],
    },
    ...sidebarFields,
  ],
}
