import { z } from 'zod'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { QueuedItem } from '@/lib/contract/queue-shapes'
import { defineItemKind } from '@/lib/domains/desk/desk-kind'
import type { ItemAction } from '@/lib/domains/desk/shapes'
import {
  commentActions,
  commentWorkflow,
  toCommentState,
  type CommentAction,
} from '@/lib/domains/ideas/comments/actions'
import { commentQueue, type CommentRow } from '@/lib/domains/ideas/comments/repository'
import { commentViews } from '@/lib/domains/ideas/states'
import { saveAsStaff } from '@/lib/platform/payload/save-as-staff'
import { formatDate, toIso } from '@/lib/time/dates'

const actions: Record<CommentAction, ItemAction> = {
  hide: {
    label: 'Скрыть комментарий',
    short: 'Скрыть',
    consequences: 'Комментарий исчезнет с сайта, голос останется. Писем не будет.',
    done: 'скрыт',
  },
  show: {
    label: 'Вернуть комментарий',
    short: 'Вернуть',
    consequences: 'Комментарий снова увидят все. Писем не будет.',
    done: 'возвращён на сайт',
  },
}

export const commentKind = defineItemKind({
  name: 'comments',
  one: 'Комментарий',
  title: 'Комментарии',
  received: 'поступил',
  subject: 'idea',
  moved: 'comment',
  views: commentViews,
  officerViews: [],
  workflow: commentWorkflow,
  actions,
  bulk: { shown: ['hide'], hidden: ['show'] },
  shape: z.strictObject({ action: z.enum(commentActions), updatedAt: z.iso.datetime() }),
  move: (id, move, call) => saveAsStaff('idea-votes', id, move, call),
  queue: commentQueue,
  toQueued,
  async getCard(scope, id, roles) {
    const row = await commentQueue.findOne(scope, id)
    if (!row) return null
    return {
      ...toQueued(row),
      createdAt: toIso(row.created_at),
      photos: [],
      documents: [],
      answers: [],
      publicPath: row.is_public ? paths.idea(row.idea_id) : null,
      place: null,
      subjectId: row.idea_id,
      history: [],
      actions: commentWorkflow.possible({ state: toCommentState(row.is_hidden), roles, given: {} }),
      // who voted how is known to nobody
      hasAuthor: false,
    }
  },
})

function toQueued(row: CommentRow): QueuedItem {
  const { id, comment, is_for: isFor, is_hidden: isHidden, idea, created_at: createdAt, updated_at: at } = row
  return {
    id,
    title: '',
    text: comment,
    facts: [formatDate(createdAt, env.TIME_ZONE), `к идее «${idea}»`, isFor ? 'голос «за»' : 'голос «против»'],
    marks: isHidden ? [{ text: 'скрыт', tone: 'neutral' }] : [],
    updatedAt: toIso(at),
  }
}
