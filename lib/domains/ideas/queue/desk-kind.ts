import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { QueuedItem } from '@/lib/contract/queue-shapes'
import { defineItemKind } from '@/lib/domains/desk/desk-kind'
import { getDeskTexts } from '@/lib/domains/desk/texts-service'
import { bulkIdeaActions, ideaWorkflow, isStaffIdeaAction } from '@/lib/domains/ideas/actions'
import { ideaLimits } from '@/lib/domains/ideas/contract'
import { findUnseenFiles, ideaMoveShape, moveIdea } from '@/lib/domains/ideas/moves/service'
import {
  findArrivedIdeas,
  findIdeaAuthor,
  findIdeaCategories,
  findIdeaEvents,
  findSentDocuments,
  ideaQueue,
  type IdeaRow,
} from '@/lib/domains/ideas/queue/repository'
import { describeArrivedIdea, ideaTexts } from '@/lib/domains/ideas/queue/rules'
import { ideaCodes, ideaStatusName, ideaViews, type IdeaCode } from '@/lib/domains/ideas/states'
import { formatDays } from '@/lib/text/plural'
import { daysUntil, formatDate, isoDay, toNoon, toIso } from '@/lib/time/dates'

export const ideaKind = defineItemKind({
  name: 'ideas',
  one: 'Идея',
  title: 'Идеи',
  received: 'поступила',
  subject: 'idea',
  moved: 'idea',
  views: ideaViews,
  officerViews: ['review', 'accepted', 'all'],
  workflow: ideaWorkflow,
  actions: ideaTexts,
  bulk: { moderation: bulkIdeaActions, support: ['refuse'] },
  shape: ideaMoveShape,
  move: moveIdea,
  findUnseenFiles,
  findArrivals: async (scope, ids) => (await findArrivedIdeas(scope, ids)).map(describeArrivedIdea),
  queue: ideaQueue,
  toQueued,
  async getCard(scope, id, roles) {
    const row = await ideaQueue.findOne(scope, id)
    if (!row) return null
    const isModerator = scope.department === null
    const [documents, events] = await Promise.all([isModerator ? findSentDocuments(id) : [], findIdeaEvents(id)])
    const given = { note: '', answerText: '', reportText: '', reportImage: null, category: null, department: null }
    return {
      ...toQueued(row),
      createdAt: toIso(row.created_at),
      photos: isModerator && row.sent_photo_id !== null ? [row.sent_photo_id] : [],
      documents,
      answers: [
        ...(row.answer_text ? [{ title: 'Официальный ответ', text: row.answer_text }] : []),
        ...(row.report_text ? [{ title: 'Отчёт о реализации', text: row.report_text }] : []),
      ],
      publicPath: row.is_public ? paths.idea(id) : null,
      category: row.category,
      place: { address: row.address, x: row.x, y: row.y },
      subjectId: id,
      history: events.map(({ created_at: at, ...event }) => ({ ...event, warning: null, at: toIso(at) })),
      actions: ideaWorkflow.possible({ state: row.code as IdeaCode, roles, given }).filter(isStaffIdeaAction),
      hasAuthor: isModerator,
    }
  },
  findAuthor: findIdeaAuthor,
  findCategories: findIdeaCategories,
  findRefusalReasons: async () => (await getDeskTexts()).ideaRefusalReasons,
  longestText: ideaLimits.text,
})

function toQueued(row: IdeaRow): QueuedItem {
  const { id, title, text, address, code, category, department, deadline, likes, dislikes } = row
  const hasVotes = code !== ideaCodes.inModeration
  return {
    id,
    title,
    text,
    facts: [
      formatDate(row.created_at, env.TIME_ZONE),
      address,
      category,
      department,
      hasVotes ? `за ${likes}, против ${dislikes}` : null,
    ].filter((fact) => fact !== null),
    marks: [{ text: ideaStatusName(code), tone: 'neutral' }, ...describeTerm(code, deadline)],
    updatedAt: toIso(row.updated_at),
  }
}

function describeTerm(code: number, deadline: string | null): QueuedItem['marks'][number][] {
  if (code !== ideaCodes.underReview || deadline === null) return []
  const left = daysUntil(toNoon(deadline), env.TIME_ZONE)
  if (deadline < isoDay(new Date(), env.TIME_ZONE))
    return [{ text: `просрочено на ${formatDays(-left)}`, tone: 'danger' }]
  return [left === 0 ? { text: 'сегодня', tone: 'sun' } : { text: `ещё ${formatDays(left)}`, tone: 'neutral' }]
}
