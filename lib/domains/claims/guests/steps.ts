import { claimWorkflow, type ClaimAction } from '@/lib/domains/claims/actions'
import { claimMessages } from '@/lib/domains/claims/messages'
import type { ClaimStep, NextStep } from '@/lib/domains/claims/shapes'
import { claimCodes, isOpenClaim } from '@/lib/domains/claims/states'

export interface ClaimFacts {
  code: number
  createdAt: string
  confirmedAt: string | null
  mergedInto: number | null
  department: string | null
  /** `text` is what everybody may read, `note` what the author and the staff do. */
  events: readonly { title: string; text: string | null; note: string | null; at: string }[]
  deadline: string | null
  confirmUntil: string | null
  judgeUntil: string | null
}

const SENT = 'Заявка отправлена'
const PUBLISHED = 'Опубликована на карте'

/** Titles on the author's page; other staff actions are not steps of the claim. */
const titles: Partial<Record<ClaimAction, string>> = {
  correct: 'Исправлена до публикации',
  publish: PUBLISHED,
  take: 'Взята в работу',
  answer: 'Получен ответ',
  refuse: 'Отклонена',
  withdraw: claimMessages.withdrawn,
  extend: 'Срок ответа продлён',
  handOver: 'Передана другому ведомству',
  merge: 'Объединена с другой заявкой',
  accept: 'Вы ответили: решено',
  dispute: 'Вы ответили: не решено',
}
const actionsByLabel = new Map(
  (Object.keys(titles) as (keyof typeof titles)[]).map((action) => [claimWorkflow.getLabel(action), action]),
)
const actionsWithNote: readonly ClaimAction[] = ['answer', 'refuse', 'withdraw', 'extend', 'dispute']

export function listSteps(facts: ClaimFacts): ClaimStep[] {
  const { createdAt, confirmedAt, mergedInto, events } = facts
  const moves = events.flatMap(({ title, text, note, at }) => {
    const action = actionsByLabel.get(title)
    if (!action) return []
    const merged = action === 'merge' && mergedInto !== null ? `Объединена с заявкой № ${mergedInto}` : null
    return {
      title: merged ?? titles[action] ?? title,
      at,
      text: text || (actionsWithNote.includes(action) && note) || null,
    }
  })
  return [
    { title: SENT, at: createdAt, text: null },
    ...(confirmedAt && confirmedAt !== createdAt ? [{ title: 'Почта подтверждена', at: confirmedAt, text: null }] : []),
    ...moves,
  ]
}

/** Titles on the public page; the publication is listed apart, and of a merged claim the remaining one tells. */
const publicTitles: typeof titles = {
  ...titles,
  publish: undefined,
  merge: undefined,
  accept: 'Автор подтвердил: решено',
  dispute: 'Автор не согласен с ответом',
}
const answers = ['answer', 'refuse'] as const
const reasons = ['extend', ...answers] as const
const answerTitles = answers.map((action) => publicTitles[action])
const reasonTitles = reasons.map((action) => publicTitles[action])
const CORRECTION = claimWorkflow.getLabel('correctAnswer')
const HIDING = claimWorkflow.getLabel('hideHistory')

/** True for an event whose answer or reason everybody reads. */
export function hasPublicReason(title: string): boolean {
  return reasons.some((action) => claimWorkflow.getLabel(action) === title)
}

/** Holds no people and no notes, so neither can become public. */
interface PublicFacts {
  createdAt: string
  publishedAt: string | null
  /** `text` is what was written for everybody; `merged` the claim that was merged into this one. */
  events: readonly { title: string; text: string | null; merged: number | null; at: string }[]
}

export function listPublicSteps({ createdAt, publishedAt, events }: PublicFacts): ClaimStep[] {
  if (publishedAt === null) return []
  const steps: ClaimStep[] = [
    { title: SENT, at: createdAt, text: null },
    { title: PUBLISHED, at: publishedAt, text: null },
  ]
  for (const { title, text, merged, at } of events) {
    const action = actionsByLabel.get(title)
    const publicTitle = merged === null ? action && publicTitles[action] : `Присоединена заявка № ${merged}`
    if (publicTitle) steps.push({ title: publicTitle, at, text: text || null })
    // what was corrected or hidden must not stay readable
    const corrected = steps.findLast((step) => title === CORRECTION && answerTitles.includes(step.title))
    const hidden = steps.filter((step) => title === HIDING && reasonTitles.includes(step.title))
    if (corrected) corrected.text = text || null
    for (const step of hidden) step.text = null
  }
  return steps
}

export function getNextStep(facts: ClaimFacts, today: string): NextStep | null {
  const { code, confirmedAt, mergedInto, deadline, confirmUntil, judgeUntil } = facts
  const step = (title: string, until: string | null) => ({ title, until, is_overdue: until !== null && until < today })
  if (mergedInto !== null) return step(`Дальше следите за заявкой № ${mergedInto}`, null)
  if (confirmedAt === null) return step('Откройте ссылку из письма: тогда заявка уйдёт модератору', confirmUntil)
  if (code === claimCodes.inModeration) return step('На проверке: модератор решит, публиковать ли заявку', deadline)
  if (isOpenClaim(code)) return step(describeWaiting(facts), deadline)
  return judgeUntil === null ? null : step('Скажите, решена ли проблема: ссылка — в письме об ответе', judgeUntil)
}

function describeWaiting({ code, department }: ClaimFacts): string {
  const who = department ?? 'Ведомство'
  return code === claimCodes.inWork
    ? `${who}: заявка в работе, ждём ответа`
    : `${who}: возьмёт заявку в работу и ответит`
}
