import type { CollectionBeforeChangeHook, PayloadRequest, CollectionAfterChangeHook } from 'payload'
import { type IdeaAction, ideaWorkflow } from '@/lib/domains/ideas/actions'
import type { CorrectionFields } from '@/lib/domains/desk/corrections/rules'
import { applyCorrection, readCorrection } from '@/lib/domains/desk/corrections/service'
import { refuseWhilePending } from '@/lib/domains/desk/pending-service'
import { deleteRemovedFiles, publishFiles, withoutNewFiles } from '@/lib/domains/ideas/hooks/idea-files'
import { IDEA_REVIEW_DAYS, type IdeaCode, answeredIdeaCodes, ideaCodes } from '@/lib/domains/ideas/states'
import { getRoles } from '@/lib/platform/access/roles'
import { idOf } from '@/lib/platform/payload/to-shapes'
import type { Idea, IdeaEvent } from '@/lib/platform/payload/payload-types'
import { afterSave } from '@/lib/platform/payload/request-value'
import { refuseOvertaken } from '@/lib/platform/save-hooks/refuse-stale-save'
import { routeByCategory } from '@/lib/platform/save-hooks/route-by-category'
import { endTrial, getMoveTime } from '@/lib/platform/workflow/pending-move'
import { makeMove, refuseStateChange, type Step } from '@/lib/platform/workflow/make-move'
import { DAY_MS } from '@/lib/time/days'
import { noteArrivals } from '@/lib/domains/desk/emails/arrivals-service'
import { inRequest } from '@/lib/platform/database/payload-client'

interface ActionInput extends CorrectionFields {
  action?: IdeaAction | null
  note?: string | null
}

const overtaken = {
  table: 'ideas',
  words: 'Пока вы правили, идея изменилась: она набрала поддержку или её изменили коллеги.',
}

/** Performs the action chosen in «Действие», with what it requires. */
export const moveIdea: CollectionBeforeChangeHook<Idea> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  refuseStateChange(originalDoc.code, data.code)
  await refuseOvertaken(overtaken, originalDoc, req)
  const { input, changed } = splitFields(data)
  const { action, note } = input
  const route = await routeByCategory('idea-categories', { before: originalDoc, changed }, req)
  const rest = { ...changed, ...route, ...frozenFields(originalDoc, changed), ...withoutNewFiles(originalDoc, changed) }
  deleteRemovedFiles.note({ before: originalDoc, after: rest }, req)
  if (!action) return rest
  await refuseWhilePending({ kind: 'idea', id: originalDoc.id }, req)
  const idea = { ...originalDoc, ...rest }
  const state = Number(originalDoc.code) as IdeaCode
  const correction = action === 'correct' ? await readCorrection(originalDoc, input) : undefined
  const given = { note: note?.trim() ?? '', ...toFacts(idea), correction }
  const step = makeMove(ideaWorkflow, action, { state, roles: getRoles(req), given }, req)
  endTrial(req)
  const changes = correction
    ? await applyCorrection({ kind: 'idea', id: originalDoc.id }, originalDoc, correction, req)
    : await buildChanges(action, idea, req)
  // a correction is told of in the email of the publication
  const isQuiet = correction !== undefined
  ideaHistoryRow.note({ ...step, note: chooseNote(action, { ...idea, ...changes }, note), isQuiet }, req)
  const code = String(step.to) as Idea['code']
  return { ...rest, code, ...changes }
}

/** Parts what the action needs, which the idea does not store, from the idea's own fields. */
function splitFields(data: Partial<Idea>): { input: ActionInput; changed: Partial<Idea> } {
  const { action, note, correctedTitle, correctedText, correctedAddress, correctedPlace, ...changed } =
    data as Partial<Idea> & ActionInput
  return { input: { action, note, correctedTitle, correctedText, correctedAddress, correctedPlace }, changed }
}

/** Published answers and reports cannot be edited; a published idea stays in a category. */
function frozenFields(before: Idea, changed: Partial<Idea>): Partial<Idea> {
  const { code, answerText, reportText, reportImage, category, publishedAt } = before
  return {
    ...(publishedAt && idOf(changed.category) === null && { category }),
    ...(answeredIdeaCodes.some((answered) => answered === Number(code)) && { answerText }),
    ...(Number(code) === ideaCodes.realized && { reportText, reportImage }),
  }
}

function toFacts(idea: Idea) {
  return {
    answerText: idea.answerText?.trim() ?? '',
    reportText: idea.reportText?.trim() ?? '',
    reportImage: idOf(idea.reportImage),
    category: idOf(idea.category),
    department: idOf(idea.department),
  }
}

async function buildChanges(action: IdeaAction, idea: Idea, req: PayloadRequest): Promise<Partial<Idea>> {
  const now = getMoveTime(req)
  if (action === 'publish') return { publishedAt: now.toISOString(), ...(await publishFiles(idea, req)) }
  if (action === 'review') return { deadlineDate: new Date(now.getTime() + IDEA_REVIEW_DAYS * DAY_MS).toISOString() }
  if (action === 'realize') return { realizedAt: now.toISOString() }
  // a refused idea has no answer: its reason is that of the refusal
  const settled = action === 'refuse' ? { answerText: null } : {}
  return { ...settled, answeredAt: now.toISOString(), deadlineDate: null }
}

function chooseNote(action: IdeaAction, idea: Idea, note: ActionInput['note']): string {
  if (action === 'publish') return describeLostFiles(idea)
  if (action === 'refuse') return note?.trim() ?? ''
  if (action === 'accept' || action === 'reject') return idea.answerText?.trim() ?? ''
  return action === 'realize' ? (idea.reportText?.trim() ?? '') : ''
}

/** Documents not published, because names cannot be removed from files that do not open. */
function describeLostFiles({ sentDocuments, documents }: Idea): string {
  const lost = (sentDocuments?.length ?? 0) - (documents?.length ?? 0)
  return lost > 0
    ? `Некоторые документы не опубликованы (${lost}): они закрыты паролем, повреждены, слишком велики или хранят имя автора (файлы .doc).`
    : ''
}

interface IdeaStep extends Step<IdeaCode> {
  note: string
  /** Nobody is notified. */
  isQuiet: boolean
}

/** Writes a history row in the transaction of the move. */
export const ideaHistoryRow = afterSave<Idea, IdeaStep>('ideaStep', (step, idea, req) => {
  const { title, from, to, who, note, isQuiet } = step
  return req.payload.create({
    collection: 'idea-events',
    data: {
      idea: idea.id,
      title,
      who,
      note,
      fromCode: String(from) as IdeaEvent['fromCode'],
      toCode: String(to) as IdeaEvent['toCode'],
      toldAt: isQuiet ? new Date().toISOString() : null,
      createdAt: getMoveTime(req).toISOString(),
    },
    req,
  })
})

/** An idea comes to its department when it is passed to it for review. */
export const noteArrivalAtDepartment: CollectionAfterChangeHook<Idea> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isNew = previousDoc.code !== doc.code || idOf(previousDoc.department) !== idOf(doc.department)
  if (operation === 'update' && isNew && Number(doc.code) === ideaCodes.underReview)
    await inRequest(req, () => noteArrivals('idea', [doc.id]))
  return doc
}
