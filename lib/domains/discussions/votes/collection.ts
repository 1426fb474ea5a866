import type { Access, CollectionConfig, Field, FieldAccess } from 'payload'
import { answerKinds, MAX_COMMENT_LENGTH, proposalSources, voteTypes } from '@/lib/domains/discussions/contract'
import { answerProposal, enterProposal } from '@/lib/domains/discussions/hooks/enter-proposal'
import { personalData } from '@/lib/platform/audit/audit-openings'
import { hasRole } from '@/lib/platform/access/roles'
import {
  check,
  number,
  readOnlyField,
  relation,
  select,
  sidebar,
  text,
  textarea,
} from '@/lib/platform/fields/basic-fields'
import { row } from '@/lib/platform/fields/common-fields'
import { dayField, effectField, momentField, tookEffect } from '@/lib/platform/fields/date-fields'

/** Votes without text are only counted; a waiting vote is visible to its author alone. */
const withText: Access = ({ req }) =>
  hasRole(req.user, 'organizer') && { and: [{ text: { exists: true } }, tookEffect] }

/** The organiser may correct paper proposals; residents' proposals stay as sent. */
const typedHere: FieldAccess = ({ doc }) => doc?.source !== 'portal'

function editableOnCreateOnly<T extends Field>(field: T): T {
  return { ...field, access: { update: () => false } } as T
}

const proposal: Field[] = [
  editableOnCreateOnly(relation('discussion', 'Обсуждение', 'discussions', { required: true, index: true })),
  row(
    editableOnCreateOnly(select('source', 'Как поступило', proposalSources, { required: true, defaultValue: 'paper' })),
    select('type', 'Мнение', voteTypes, { required: true, access: { update: typedHere } }),
  ),
  textarea('text', 'Предложение или замечание', {
    maxLength: MAX_COMMENT_LENGTH,
    access: { update: typedHere },
    admin: { description: 'Без имён и адресов: реестр открыт для всех.' },
  }),
  row(
    { ...dayField('receivedOn', 'Когда поступило'), access: { update: typedHere } },
    text('sourceNote', 'Источник', {
      maxLength: 200,
      access: { update: typedHere },
      admin: { description: 'Номер письма или записи в журнале. На сайте не показывается.' },
    }),
  ),
]

const answer: Field[] = [
  select('answerKind', 'Ответ организатора', answerKinds),
  textarea('answerText', 'Причина или пояснение', { maxLength: 4_000 }),
  check('isHidden', 'Скрыть из реестра', {
    admin: { description: 'Голос остаётся подсчитанным, слова не видны на сайте.' },
  }),
  text('hiddenReason', 'Что нарушено', { maxLength: 300, admin: { condition: (data) => Boolean(data.isHidden) } }),
]

const sidebarFields: Field[] = [
  editableOnCreateOnly(number('number', 'Номер в реестре', { index: true, admin: { ...sidebar, readOnly: true } })),
  readOnlyField({ ...momentField('answeredAt', 'Отвечено', sidebar), index: true }),
  readOnlyField({ ...momentField('answerToldAt', 'Сообщено автору'), admin: { hidden: true }, index: true }),
  effectField,
  {
    // the resident's number serves counting only: nobody may learn who voted how
    name: 'residentId',
    type: 'number',
    hidden: true,
    access: { read: () => false, create: () => false, update: () => false },
  },
]

export const discussionVotes: CollectionConfig = {
  slug: 'discussion-votes',
  custom: personalData,
  // a vote does not purge pages; a trigger does if it has text
  dbName: 'private_discussion_votes',
  labels: { singular: 'Предложение', plural: 'Предложения и замечания' },
  access: {
    read: withText,
    create: ({ req }) => hasRole(req.user, 'organizer'),
    update: withText,
    delete: () => false,
  },
  admin: {
    group: 'Общественные обсуждения',
    useAsTitle: 'number',
    defaultColumns: ['number', 'discussion', 'text', 'type', 'source', 'answerKind'],
    listSearchableFields: ['number', 'text', 'sourceNote', 'discussion.title'],
    description: 'Сверху те, на которые нет ответа.',
  },
  defaultSort: ['-answeredAt', 'discussion', 'number'],
  disableDuplicate: true,
  disableBulkEdit: true, // an answer is to one proposal
  hooks: { beforeChange: [enterProposal, answerProposal] },
  fields: [...proposal, ...answer, ...sidebarFields],
}
