import { claimWorkflow, type ClaimAction } from '@/lib/domains/claims/actions'
import type { ClaimStep, NextStep, PublicStep } from '@/lib/domains/claims/shapes'
import { claimCodes, isOpenClaim } from '@/lib/domains/claims/states'

export interface ClaimFacts {
  code: number
  createdAt: string
  confirmedAt: string | null
  mergedInto: number | null
  department: string | null
  events: readonly { title: string; note: string | null; at: string }[]
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
  withdraw: 'Отозвана дежурной службой',
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
  const moves = events.flatMap(({ title, note, at }) => {
    const action = actionsByLabel.get(title)
    if (!action) return []
    const merged = action === 'merge' && mergedInto !== null ? `Объединена с заявкой № ${mergedInto}` : null
    return {
      title: merged ?? titles[action] ?? title,
      at,
      text: actionsWithNote.includes(action) ? note || null : null,
    }
  })
  return [
    { title: SENT, at: createdAt, text: null },
    ...(confirmedAt && confirmedAt !== createdAt ? [{ title: 'Почта подтверждена', at: confirmedAt, text: null }] : []),
    ...moves,
  ]
}

/** Titles on the public page. A public claim was not merged, and its publication is listed apart. */
const publicTitles: typeof titles = {
  ...titles,
  publish: undefined,
  merge: undefined,
  accept: 'Автор подтвердил: решено',
  dispute: 'Автор не согласен с ответом',
}

/** Holds no people and no notes, so neither can become public. */
interface PublicFacts {
  createdAt: string
  publishedAt: string | null
  events: readonly { title: string; at: string }[]
}

export function listPublicSteps({ createdAt, publishedAt, events }: PublicFacts): PublicStep[] {
  if (publishedAt === null) return []
  const moves = events.flatMap(({ title, at }) => {
    const action = actionsByLabel.get(title)
    const publicTitle = action && publicTitles[action]
    return publicTitle ? { title: publicTitle, at } : []
  })
  return [{ title: SENT, at: createdAt }, { title: PUBLISHED, at: publishedAt }, ...moves]
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
