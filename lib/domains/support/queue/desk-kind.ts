import { z } from 'zod'
import { env } from '@/lib/config/env'
import type { QueuedItem } from '@/lib/contract/queue-shapes'
import { defineItemKind } from '@/lib/domains/desk/desk-kind'
import { supportActions, supportWorkflow } from '@/lib/domains/support/actions'
import {
  findArrivedRequests,
  findPictures,
  findRequestAuthor,
  supportQueue,
  type RequestRow,
} from '@/lib/domains/support/queue/repository'
import { describeArrivedRequest, supportTexts } from '@/lib/domains/support/queue/rules'
import { supportStates, supportViews } from '@/lib/domains/support/states'
import { saveAsStaff } from '@/lib/platform/payload/save-as-staff'
import { formatDate, toIso } from '@/lib/time/dates'

export const supportKind = defineItemKind({
  name: 'support',
  one: 'Обращение в техподдержку',
  title: 'Техподдержка',
  received: 'поступило',
  subject: 'support',
  moved: 'support',
  views: supportViews,
  officerViews: [],
  workflow: supportWorkflow,
  actions: supportTexts,
  bulk: {},
  shape: z.strictObject({
    action: z.enum(supportActions),
    updatedAt: z.iso.datetime(),
    answerText: z.string().optional(),
  }),
  move: (id, move, call) => saveAsStaff('support-requests', id, move, call),
  findArrivals: async (scope, ids) => (await findArrivedRequests(scope, ids)).map(describeArrivedRequest),
  queue: supportQueue,
  toQueued,
  async getCard(scope, id, roles) {
    const row = await supportQueue.findOne(scope, id)
    if (!row) return null
    const given = { answerText: '', hasEmail: row.has_email }
    const actions = supportWorkflow.possible({ state: row.state, roles, given })
    return {
      ...toQueued(row),
      createdAt: toIso(row.created_at),
      photos: (await findPictures(id)).map((picture) => picture.id),
      documents: [],
      answers: [
        ...(row.answer_text ? [{ title: 'Ответ', text: row.answer_text }] : []),
        ...(row.note ? [{ title: 'Заметка в редакции', text: row.note }] : []),
      ],
      publicPath: null,
      place: null,
      subjectId: id,
      history: [],
      // without an address there is nobody to answer
      actions: actions.filter((action) => action !== 'answer' || row.has_email),
      hasAuthor: true,
    }
  },
  findAuthor: findRequestAuthor,
})

function toQueued({
  id,
  message,
  state,
  has_email: hasEmail,
  is_guest: isGuest,
  created_at: createdAt,
  updated_at: at,
}: RequestRow): QueuedItem {
  return {
    id,
    title: '',
    text: message,
    facts: [
      formatDate(createdAt, env.TIME_ZONE),
      isGuest ? 'гость' : 'житель',
      ...(hasEmail ? [] : ['почта не указана']),
    ],
    marks: [{ text: supportStates[state], tone: state === 'new' ? 'sun' : 'neutral' }],
    updatedAt: toIso(at),
  }
}
