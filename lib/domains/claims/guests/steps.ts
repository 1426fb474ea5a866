import { claimLife, type ClaimAction } from '@/lib/domains/claims/actions'
import type { ClaimStep, NextStep } from '@/lib/domains/claims/guests/contract'
import type { PublicStep } from '@/lib/domains/claims/lists-contract'
import { isOpenClaim, type ClaimCode } from '@/lib/domains/claims/states'

/** The steps of a claim are made from these facts; moments are ISO 8601, days are YYYY-MM-DD. */
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

/** The author reads these titles; other actions of the staff are not steps of the claim. */
const titles: Partial<Record<ClaimAction, string>> = {
  publish: PUBLISHED,
  take: 'Взята в работу',
  answer: 'Получен ответ',
  refuse: 'Отклонена',
  extend: 'Срок ответа продлён',
  merge: 'Объединена с другой заявкой',
  accept: 'Вы ответили: решено',
  dispute: 'Вы ответили: не решено',
}
const known = new Map(
  (Object.keys(titles) as (keyof typeof titles)[]).map((action) => [claimLife.labelOf(action), action]),
)
/** The note of these actions was written for the author or by the author, so it is shown. */
const withNote: readonly ClaimAction[] = ['answer', 'refuse', 'extend', 'dispute']

/** Lists what has been done, oldest first. */
export function stepsOf(facts: ClaimFacts): ClaimStep[] {
  const { createdAt, confirmedAt, mergedInto, events } = facts
  const moves = events.flatMap(({ title, note, at }) => {
    const action = known.get(title)
    if (!action) return []
    const merged = action === 'merge' && mergedInto !== null ? `Объединена с заявкой № ${mergedInto}` : null
    return { title: merged ?? titles[action] ?? title, at, text: withNote.includes(action) ? note || null : null }
  })
  return [
    { title: SENT, at: createdAt, text: null },
    ...(confirmedAt && confirmedAt !== createdAt ? [{ title: 'Почта подтверждена', at: confirmedAt, text: null }] : []),
    ...moves,
  ]
}

/** Everybody reads these titles; a claim that is shown was not merged, and its publication has a moment of its own. */
const publicTitles: typeof titles = {
  ...titles,
  publish: undefined,
  merge: undefined,
  accept: 'Автор подтвердил: решено',
  dispute: 'Автор не согласен с ответом',
}

/** Only moments are asked for, so nothing can say who made a step or what was noted at it. */
export interface PublicFacts {
  createdAt: string
  publishedAt: string | null
  /** They happened since the publication. */
  events: readonly { title: string; at: string }[]
}

/** Lists the steps of a claim that everybody may see, oldest first; nothing before it is published. */
export function publicStepsOf({ createdAt, publishedAt, events }: PublicFacts): PublicStep[] {
  if (publishedAt === null) return []
  const moves = events.flatMap(({ title, at }) => {
    const action = known.get(title)
    const told = action && publicTitles[action]
    return told ? { title: told, at } : []
  })
  return [{ title: SENT, at: createdAt }, { title: PUBLISHED, at: publishedAt }, ...moves]
}

/** Returns what is expected next and by when; null if the claim is finished. */
export function nextStepOf(facts: ClaimFacts, today: string): NextStep | null {
  const { code, confirmedAt, mergedInto, deadline, confirmUntil, judgeUntil } = facts
  const step = (title: string, until: string | null) => ({ title, until, is_overdue: until !== null && until < today })
  if (mergedInto !== null) return step(`Новости придут по заявке № ${mergedInto}`, null)
  if (confirmedAt === null) return step('Откройте ссылку из письма: тогда заявка уйдёт модератору', confirmUntil)
  if (code === 5) return step('На проверке: модератор решит, публиковать ли заявку', deadline)
  if (isOpenClaim(code)) return step(answerWords(facts), deadline)
  return judgeUntil === null ? null : step('Скажите, решена ли проблема: ссылка – в письме об ответе', judgeUntil)
}

function answerWords({ code, department }: ClaimFacts): string {
  const who = department ?? 'Ведомство'
  return (code as ClaimCode) === 4
    ? `${who}: заявка в работе, ждём ответа`
    : `${who}: возьмёт заявку в работу и ответит`
}
