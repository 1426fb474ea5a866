import {
  dropWaitingClaims,
  dropWaitingJoins,
  waitingClaims,
  waitingJoins,
} from '@/lib/domains/claims/reports/repository'
import { confirmReports } from '@/lib/domains/claims/reports/service'
import { paths } from '@/lib/config/paths'
import type { LateEffect, Waiting } from '@/lib/platform/domain'

/** Claims and joins of an account take effect only when its address is confirmed. */
export const waitingReports: Waiting = {
  rows: [waitingClaims, waitingJoins],
  async takeEffect(residentId) {
    const { sent, joined, late } = await confirmReports(residentId)
    const done = [
      ...sent.map((id) => `Заявка № ${id} передана модератору.`),
      ...joined.map((id) => `Вы присоединились к заявке № ${id}.`),
    ]
    return { done, late: late.map(lateJoin) }
  },
  async drop(residentId, days) {
    const claims = await dropWaitingClaims(residentId, days)
    const joins = await dropWaitingJoins(residentId, days)
    return [...claims.map((id) => `заявка № ${id}`), ...joins.map((id) => `присоединение к заявке № ${id}`)]
  },
}

function lateJoin(id: number): LateEffect {
  const text = 'Вы не присоединились к заявке: почта подтверждена, когда ответ по ней уже был дан.'
  return { kind: 'claim', title: `Заявка № ${id}`, text, url: paths.claim(id) }
}
