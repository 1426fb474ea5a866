import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { env } from '@/lib/config/env'
import { type AppealAction, appealWorkflow } from '@/lib/domains/appeals/actions'
import { ANSWER_DAYS, answerKinds, type AppealState, LEGAL_TYPES } from '@/lib/domains/appeals/contract'
import { nextAppealNumber } from '@/lib/domains/appeals/repository'
import { requestDatabase } from '@/lib/platform/database/payload-client'
import type { Execute } from '@/lib/platform/limits/limits'
import { idOf } from '@/lib/platform/payload/to-shapes'
import type { Appeal } from '@/lib/platform/payload/payload-types'
import { afterSave } from '@/lib/platform/payload/request-value'
import { makeMove, refuseStateChange } from '@/lib/platform/workflow/make-move'
import { shorten } from '@/lib/text/shorten'
import { isoDay, toNoon } from '@/lib/time/dates'
import { formatDays } from '@/lib/text/plural'
import { addDays } from '@/lib/time/days'

interface ActionInput {
  action?: AppealAction | null
  note?: string | null
}

interface AppealStep {
  title: string
  text: string | null
  who: string
}

/** Writes a history row in the transaction of the step; the author is notified later. */
export const appealHistoryRow = afterSave<Appeal, AppealStep>('appealStep', (step, { id }, req) =>
  req.payload.create({ collection: 'appeal-events', data: { appeal: id, ...step }, req }),
)

/** Performs the action chosen in «Действие» if the law allows it and its requirements are met. */
export const moveAppeal: CollectionBeforeChangeHook<Appeal> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  refuseStateChange(originalDoc.state, data.state)
  const { action, note, ...changed } = data as Partial<Appeal> & ActionInput
  const rest = isSettled(originalDoc) ? { ...changed, ...pickAnswer(originalDoc) } : changed
  if (!action) return rest
  const appeal = { ...originalDoc, ...rest }
  const text = note?.trim() ?? ''
  const state: AppealState = originalDoc.state
  const { to, who } = makeMove(appealWorkflow, action, { state, roles: ['clerk'], given: givenBy(appeal, text) }, req)
  const changes = await buildChanges(action, originalDoc, req)
  const title = action === 'forward' ? await forwardTitle(appeal, req) : formatTitle(action, { ...appeal, ...changes })
  appealHistoryRow.note({ title, text: text || null, who }, req)
  return { ...rest, ...changes, state: to }
}

function givenBy({ forwardedTo, answerKind, answerText, extendedAt }: Appeal, note: string) {
  return {
    note,
    forwardedTo: idOf(forwardedTo),
    answerKind: answerKind ?? null,
    answerText: answerText?.trim() ?? '',
    isExtended: Boolean(extendedAt),
  }
}

function isSettled({ state }: Appeal): boolean {
  return state === 'answered' || state === 'left'
}

/** Answer fields, which cannot be edited once the answer is given. */
function pickAnswer({ answerKind, answerText, answerFiles, forwardedTo }: Appeal): Partial<Appeal> {
  return { answerKind, answerText, answerFiles, forwardedTo }
}

async function buildChanges(action: AppealAction, appeal: Appeal, req: PayloadRequest): Promise<Partial<Appeal>> {
  const now = new Date().toISOString()
  if (action === 'register') return { registrationNumber: await nextNumber(appeal, req), answerBy: addAnswerDays(now) }
  if (action === 'extend' && appeal.answerBy) return { answerBy: addAnswerDays(appeal.answerBy), extendedAt: now }
  return action === 'answer' || action === 'leave' ? { answeredAt: now } : {}
}

function addAnswerDays(moment: string): string {
  return toNoon(addDays(isoDay(moment, env.TIME_ZONE), ANSWER_DAYS))
}

async function forwardTitle(appeal: Appeal, req: PayloadRequest): Promise<string> {
  const id = idOf(appeal.forwardedTo) ?? 0
  const { title } = await req.payload.findByID({ collection: 'organizations', id, depth: 0, req })
  return shorten(`Направлено: ${title}`, 200)
}

/** Returns a number like «О-26-17»: the seventeenth appeal of 2026, from a citizen. */
async function nextNumber({ legalType }: Appeal, req: PayloadRequest): Promise<string> {
  const db = await requestDatabase(req)
  const execute: Execute = async <T>(query: SQL) => (await db.execute(query)).rows as T[]
  const year = isoDay(new Date(), env.TIME_ZONE).slice(0, 4)
  const number = await nextAppealNumber(execute, 'registration', Number(year))
  return `${Number(legalType) === LEGAL_TYPES.entity ? 'Ю' : 'О'}-${year.slice(2)}-${number}`
}

function formatTitle(action: AppealAction, appeal: Appeal): string {
  if (action === 'register') return `Зарегистрировано № ${appeal.registrationNumber}`
  if (action === 'answer')
    return `Дан ответ: ${answerKinds.find(({ value }) => value === appeal.answerKind)?.name.toLowerCase()}`
  const past: Partial<Record<AppealAction, string>> = {
    review: 'На рассмотрении',
    extend: `Срок продлён на ${formatDays(ANSWER_DAYS)}`,
    leave: 'Оставлено без ответа',
  }
  return past[action] ?? appealWorkflow.getLabel(action)
}

/** Sets the term that sorts the queue: registration first, then the answer. */
export const nameNextTerm: CollectionBeforeChangeHook<Appeal> = ({ data, originalDoc }) => {
  const { state, registerBy, answerBy } = { ...originalDoc, ...data }
  return { ...data, nextTerm: state === 'received' ? registerBy : answerBy }
}
