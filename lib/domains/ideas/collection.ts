import type { CollectionConfig, Field, FieldAccess } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import { asSent } from '@/lib/platform/fields/as-sent'
import { dayField, stampField } from '@/lib/platform/fields/date-fields'
import { imageField } from '@/lib/platform/fields/file-fields'
import { historyTab } from '@/lib/platform/fields/history-tab'
import { notKept } from '@/lib/platform/fields/not-kept'
import { ideaLife } from '@/lib/domains/ideas/actions'
import { ideaAccess } from '@/lib/domains/ideas/hooks/idea-access'
import { dropFilesOfDeleted, dropTakenFiles } from '@/lib/domains/ideas/hooks/idea-files'
import { moveIdea } from '@/lib/domains/ideas/hooks/move-idea'
import { showSupport } from '@/lib/domains/ideas/hooks/show-support'
import { writeIdeaHistory } from '@/lib/domains/ideas/hooks/write-history'
import { ideaStatuses } from '@/lib/domains/ideas/states'
import { LONGEST_IDEA, LONGEST_IDEA_TITLE } from '@/lib/domains/ideas/contract'

const byModerator: FieldAccess = ({ req }) => hasRole(req.user, 'moderator')
const forModerator = { read: byModerator, update: () => false }

/** In the order of the queue: a list sorted by state begins with what waits for the staff. */
const queueOrder = [5, 4, 6, 1, 3, 2]
const codes = queueOrder.map((code) => ({
  value: String(code),
  label: ideaStatuses.find((status) => status.code === code)?.name ?? '',
}))

/** What a resident wrote. The name is the moderators' alone: whoever looks into the idea needs none. */
const sent: Field[] = [
  asSent({ name: 'title', type: 'text', label: 'Название', required: true, maxLength: LONGEST_IDEA_TITLE }),
  asSent({ name: 'text', type: 'textarea', label: 'Суть идеи', required: true, maxLength: LONGEST_IDEA }),
  asSent({ name: 'address', type: 'text', label: 'Адрес', required: true, maxLength: 300 }),
  {
    type: 'row',
    fields: [
      asSent({ name: 'x', type: 'number', label: 'Долгота', min: -180, max: 180 }),
      asSent({ name: 'y', type: 'number', label: 'Широта', min: -90, max: 90 }),
    ],
  },
  asSent({ name: 'sentPhoto', type: 'relationship', relationTo: 'private-files', label: 'Фотография автора' }),
  asSent({
    name: 'sentDocuments',
    type: 'relationship',
    relationTo: 'private-files',
    hasMany: true,
    label: 'Документы автора',
  }),
  { ...asSent({ name: 'authorName', type: 'text', label: 'Автор', maxLength: 320 }), access: forModerator },
  asSent({ name: 'showAuthor', type: 'checkbox', label: 'Автор просит показать имя', defaultValue: false }),
  {
    ...asSent({ name: 'residentId', type: 'number', label: 'Номер жителя', index: true }),
    access: forModerator,
  },
]

const shown: Field[] = [
  {
    ...imageField('photo', 'Фотография на сайте'),
    access: { update: byModerator },
    admin: { description: 'Появляется при публикации. Уберите, если показывать её нельзя: она исчезнет отовсюду.' },
  },
  {
    name: 'documents',
    type: 'upload',
    relationTo: ['files', 'media'],
    hasMany: true,
    label: 'Документы на сайте',
    access: { update: byModerator },
  },
]

const work: Field[] = [
  notKept({ name: 'action', type: 'select', label: 'Действие', options: ideaLife.optionsFor('administrator') }),
  notKept({
    name: 'note',
    type: 'textarea',
    label: 'Причина отказа',
    maxLength: 4_000,
    admin: { description: 'Её прочтёт автор.', condition: (data) => data.action === 'refuse' },
  }),
  {
    name: 'answerText',
    type: 'textarea',
    label: 'Официальный ответ',
    maxLength: 4_000,
    admin: { description: 'Почему идея принята или отклонена. Виден на сайте вместе с решением.' },
  },
  {
    name: 'reportText',
    type: 'textarea',
    label: 'Отчёт о реализации',
    maxLength: 4_000,
    admin: { description: 'Что сделано. Виден на сайте у реализованной идеи.' },
  },
  imageField('reportImage', 'Фотография после'),
]

const sidebar: Field[] = [
  {
    name: 'code',
    type: 'select',
    label: 'Состояние',
    required: true,
    index: true,
    defaultValue: '5',
    options: codes,
    access: { update: () => false },
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'support',
    type: 'text',
    label: 'Поддержка',
    virtual: true,
    access: { update: () => false },
    admin: { position: 'sidebar', readOnly: true },
    hooks: { afterRead: [showSupport] },
  },
  {
    ...dayField('deadlineDate', 'Ответить до', { position: 'sidebar', readOnly: true }),
    index: true,
    access: { update: () => false },
  },
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'idea-categories',
    label: 'Категория',
    index: true,
    access: { update: byModerator },
    admin: { position: 'sidebar' },
  },
  {
    name: 'department',
    type: 'relationship',
    relationTo: 'organizations',
    label: 'Кто рассматривает',
    index: true,
    access: { update: byModerator },
    admin: { position: 'sidebar' },
  },
  stampField('confirmedAt', 'Подтверждена автором', { index: true }),
  stampField('publishedAt', 'Опубликована'),
  stampField('answeredAt', 'Дан ответ'),
  stampField('realizedAt', 'Реализована'),
]

/** Residents' ideas for the city, from the proposal to the report (product.md 8). */
export const ideas: CollectionConfig = {
  slug: 'ideas',
  labels: { singular: 'Идея', plural: 'Идеи' },
  access: ideaAccess,
  admin: {
    group: 'Идеи для города',
    useAsTitle: 'title',
    defaultColumns: ['id', 'title', 'category', 'code', 'deadlineDate', 'support'],
    description:
      'Сверху те, что ждут модератора, за ними те, что рассматривает подразделение: чей срок ближе, тот выше.',
  },
  defaultSort: ['code', 'deadlineDate', 'createdAt'],
  disableDuplicate: true,
  disableBulkEdit: true, // a move is of one idea: its step travels with the request
  hooks: {
    beforeChange: [moveIdea],
    afterChange: [writeIdeaHistory, dropTakenFiles],
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
    ...sidebar,
  ],
}
