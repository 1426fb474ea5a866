import { listPublicSteps } from '@/lib/domains/claims/guests/steps'
import type { ClaimStep } from '@/lib/domains/claims/shapes'
import { demoCity } from '@/lib/content/demo-city'
import { listDemoClaims } from '@/lib/content/seed/content/claims'
import { claimHistory, type ClaimPast } from '@/lib/content/seed/loaders/claim-history'
import { SeedClock } from '@/lib/content/seed/loaders/seed-clock'

const claims = listDemoClaims(demoCity().claimBranches)

/** Public steps of a claim by state. */
const implied: Record<string, string[]> = {
  1: ['Заявка отправлена', 'Опубликована на карте'],
  2: ['Заявка отправлена', 'Опубликована на карте', 'Отклонена'],
  3: ['Заявка отправлена', 'Опубликована на карте', 'Взята в работу', 'Получен ответ'],
  4: ['Заявка отправлена', 'Опубликована на карте', 'Взята в работу'],
}

/** Steps shown on the claim's page. */
function shownSteps({ fields, events }: ClaimPast): ClaimStep[] {
  const publishedAt = fields.publishedAt ?? null
  const shown = events
    .map(({ title, publicText = null, createdAt }) => ({ title, text: publicText, merged: null, at: createdAt }))
    .filter(({ at }) => publishedAt !== null && at >= publishedAt)
  return listPublicSteps({ createdAt: fields.createdAt, publishedAt, events: shown })
}

// the moment of seeding decides which steps fall on one day
it.each(['00:05', '08:50', '09:20', '12:00', '18:25', '18:45', '23:55'])(
  'every claim of the demo city shows the steps of its state, in order, when it is filled at %s',
  (time) => {
    const now = new Date(`2026-11-26T${time}:00+03:00`)
    const clock = new SeedClock(now, 'Europe/Moscow')
    const pasts = claims.map((claim, index) => claimHistory(claim, index, clock))
    const wrong = pasts.filter((past) => {
      const steps = shownSteps(past)
      const titles = steps.map(({ title }) => title)
      const moments = steps.map(({ at }) => at)
      const isWhole =
        !past.fields.publishedAt || implied[past.fields.code ?? '']?.every((title) => titles.includes(title))
      const isAnswerTold = steps.every(({ title, text }) => title !== 'Получен ответ' || text)
      const isOrdered = moments.every((at, order) => at >= (moments[order - 1] ?? '') && new Date(at) <= now)
      return !isWhole || !isAnswerTold || !isOrdered
    })
    expect(pasts.length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
  },
)
