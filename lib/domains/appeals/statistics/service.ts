import { countByOutcome, countByTopic, findMonths, findTotals } from '@/lib/domains/appeals/statistics/repository'
import { answerKinds, type AppealStatistics } from '@/lib/domains/appeals/contract'

/** Returns public statistics; nothing in them identifies a person. */
export async function appealStatistics(): Promise<AppealStatistics> {
  const [totals, months, topics, outcomes] = await Promise.all([
    findTotals(),
    findMonths(),
    countByTopic(),
    countByOutcome(),
  ])
  return {
    ...totals,
    median_days: totals.median_days === null ? null : Math.round(totals.median_days),
    months,
    topics,
    outcomes: outcomes.map(({ outcome, count }) => ({ title: outcomeName(outcome), count })),
  }
}

function outcomeName(outcome: string): string {
  return answerKinds.find(({ value }) => value === outcome)?.name ?? 'Оставлено без ответа'
}
