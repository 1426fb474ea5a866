import type { DiscussionPeriods } from '@/lib/domains/discussions/graphql/operations'

export interface Period {
  key: 'notification' | 'exhibition' | 'review'
  title: string
  /** First and last day, YYYY-MM-DD, both included. */
  start: string
  finish: string
}

const titles = {
  notification: 'Оповещение',
  exhibition: 'Обсуждение и экспозиция',
  review: 'Рассмотрение предложений',
} as const

/** Returns the periods with both days known, in order. */
export function listPeriods(days: DiscussionPeriods): Period[] {
  return (['notification', 'exhibition', 'review'] as const).flatMap((key) => {
    const start = days[`${key}_start_date`]
    const finish = days[`${key}_finish_date`]
    return start && finish ? [{ key, title: titles[key], start, finish }] : []
  })
}
