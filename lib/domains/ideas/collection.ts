import { sql } from '@payloadcms/db-postgres'
import type { CollectionConfig, Field, FieldAccess, FieldHook } from 'payload'
import { ideaWorkflow } from '@/lib/domains/ideas/actions'
import { ideaLimits } from '@/lib/domains/ideas/contract'
import { ideaAccess, ideaHistory } from '@/lib/domains/ideas/hooks/idea-access'
import { deleteRemovedFiles, dropFilesOfDeleted } from '@/lib/domains/ideas/hooks/idea-files'
import { ideaHistoryRow, moveIdea, noteArrivalAtDepartment } from '@/lib/domains/ideas/hooks/move-idea'
import { ideaStatuses, ideaCodes } from '@/lib/domains/ideas/states'
import { personalData } from '@/lib/platform/audit/audit-openings'
import { contentAccess, hasRole, registerAccess } from '@/lib/platform/access/roles'
import { requestDatabase } from '@/lib/platform/database/payload-client'
import {
  check,
  imageField,
  number,
  readOnlyField,
  relation,
  select,
  sidebar,
  text,
  textarea,
  upload,
  virtualField,
} from '@/lib/platform/fields/basic-fields'
import { historyTab, positionField, row, titleField } from '@/lib/platform/fields/common-fields'
import { correctionFields, historyCollection, moveFields } from '@/lib/platform/fields/message-fields'
import { dayField, stampField } from '@/lib/platform/fields/date-fields'
import { MAX_NOTE_LENGTH } from '@/lib/platform/workflow/make-move'

const byModerator: FieldAccess = ({ req }) => hasRole(req.user, 'moderator')
const forModerator = { read: byModerator, update: () => false }

/** Sort order of states: ideas that wait for staff come first. */
const queueOrder = [5, 4, 6, 1, 3, 2]
const queueCodes = queueOrder.map((code) => ({
  value: String(code),
  label: ideaStatuses.find((status) => status.code === code)?.name ?? '',
}))

/** Fields as sent by the author. Only moderators see the name: a department does not need it. */
const sent: Field[] = [
  readOnlyField(text('title', 'Название', { required: true, maxLength: ideaLimits.title })),
  readOnlyField(textarea('text', 'Суть идеи', { required: true, maxLength: ideaLimits.text })),
  readOnlyField(text('address', 'Адрес', { required: true, maxLength: ideaLimits.address })),
  row(
    readOnlyField(number('x', 'Долгота', { min: -180, max: 180 })),
    readOnlyField(number('y', 'Широта', { min: -90, max: 90 })),
  ),
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
      maxLength: MAX_NOTE_LENGTH,
      admin: {
        description: 'Её прочтёт автор, а если идея уже на сайте — все.',
        condition: (data) => data.action === 'refuse',
      },
    }),
  ),
  ...correctionFields(ideaLimits),
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

/** Shows staff the vote and comment counts, stored in a table of their own. */
const showSupport: FieldHook = async ({ data, req }) => {
  if (!req.user || typeof data?.id !== 'number') return undefined
  const db = await requestDatabase(req)
  const { rows } = await db.execute(
    sql`SELECT likes, dislikes, comments FROM private_idea_counts WHERE idea_id = ${data.id}`,
  )
  const { likes = 0, dislikes = 0, comments = 0 } = rows[0] ?? {}
  return `за ${String(likes)}, против ${String(dislikes)}, комментариев ${String(comments)}`
}

const sidebarFields: Field[] = [
  select('code', 'Состояние', queueCodes, {
    required: true,
    index: true,
    defaultValue: String(ideaCodes.inModeration),
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
  custom: personalData,
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
    afterChange: [ideaHistoryRow.hook, deleteRemovedFiles.hook, noteArrivalAtDepartment],
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

/** Ideas' categories (table `ic_idea_townspeoples` of the specification), each with its reviewing department. */
export const ideaCategories: CollectionConfig = {
  slug: 'idea-categories',
  labels: { singular: 'Категория идей', plural: 'Категории идей' },
  access: { ...contentAccess, read: ({ req }) => hasRole(req.user, 'editor', 'moderator', 'officer') },
  admin: { group: 'Идеи для города', useAsTitle: 'title', defaultColumns: ['title', 'department', 'position'] },
  defaultSort: 'position',
  fields: [
    { ...titleField, label: 'Название', maxLength: 120 },
    relation('department', 'Кто рассматривает', 'organizations', {
      admin: { description: 'Идеи этой категории, набравшие поддержку, сразу попадают в очередь этого подразделения.' },
    }),
    positionField,
  ],
}

const codes = ideaStatuses.map(({ code, name }) => ({ value: String(code), label: name }))

export const ideaEvents: CollectionConfig = historyCollection({
  slug: 'idea-events',
  labels: { singular: 'Событие идеи', plural: 'История идей' },
  access: { ...registerAccess(), read: ideaHistory },
  group: 'Идеи для города',
  fields: [
    relation('idea', 'Идея', 'ideas', { required: true, index: true }),
    ...moveFields(codes),
    { name: 'toldAt', type: 'date', label: 'Когда сообщено автору', index: true, admin: { readOnly: true } },
  ],
})
