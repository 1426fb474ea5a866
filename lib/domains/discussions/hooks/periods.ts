import type { Refusal } from '@/lib/contract/workflow'
import { MINIMUM_NOTICE_DAYS } from '@/lib/domains/discussions/contract'
import { formatCount } from '@/lib/text/plural'
import { countDays } from '@/lib/time/days'

/** Field names of the six days, in order. */
export const periodDays = [
  'notificationStartDate',
  'notificationFinishDate',
  'exhibitionStartDate',
  'exhibitionFinishDate',
  'reviewStartDate',
  'reviewFinishDate',
] as const
export type PeriodDay = (typeof periodDays)[number]
export type Periods = Record<PeriodDay, string>

/** Returns what is wrong with the periods: order, overlaps, a short notice. */
export function refusePeriods(days: Periods, noticedOn: string): Refusal[] {
  const notice = countDays(later(days.notificationStartDate, noticedOn), days.exhibitionStartDate)
  return [
    ...reversed(days, 'notificationStartDate', 'notificationFinishDate'),
    ...overlapping(days, 'notificationFinishDate', 'exhibitionStartDate', 'Обсуждение начинается после оповещения'),
    ...(notice < MINIMUM_NOTICE_DAYS && days.notificationFinishDate < days.exhibitionStartDate
      ? [{ path: 'exhibitionStartDate', message: tooShortNotice }]
      : []),
    ...reversed(days, 'exhibitionStartDate', 'exhibitionFinishDate'),
    ...overlapping(days, 'exhibitionFinishDate', 'reviewStartDate', 'Рассмотрение начинается после обсуждения'),
    ...reversed(days, 'reviewStartDate', 'reviewFinishDate'),
  ]
}

/** Returns changes that residents' reliance forbids; days are in the city's time zone. */
export function refuseChanges(before: Periods, after: Periods, today: string): Refusal[] {
  const isChanged = (name: PeriodDay) => before[name] !== after[name]
  const fixed = fixedDays(before, today).filter(isChanged)
  const tooSoon = before.exhibitionStartDate <= today && after.exhibitionFinishDate < before.exhibitionFinishDate
  return [
    ...fixed.map((path) => ({ path, message: 'Этот этап уже начался: день не меняется' })),
    ...(tooSoon && !fixed.includes('exhibitionFinishDate')
      ? [{ path: 'exhibitionFinishDate', message: 'Чтобы закончить раньше, остановите обсуждение с указанием причины' }]
      : []),
  ]
}

function fixedDays(before: Periods, today: string): PeriodDay[] {
  if (before.exhibitionFinishDate < today) return periodDays.slice(0, 4)
  if (before.exhibitionStartDate <= today) return periodDays.slice(0, 3)
  return before.notificationStartDate <= today ? ['notificationStartDate'] : []
}

const tooShortNotice =
  'От оповещения до обсуждения должно пройти не меньше ' +
  `${formatCount(MINIMUM_NOTICE_DAYS, ['дня', 'дней', 'дней'])} (статья 5.1 Градостроительного кодекса)`

function reversed(days: Periods, start: PeriodDay, finish: PeriodDay): Refusal[] {
  return days[finish] < days[start] ? [{ path: finish, message: 'Последний день раньше первого' }] : []
}

function overlapping(days: Periods, end: PeriodDay, next: PeriodDay, message: string): Refusal[] {
  return days[next] <= days[end] ? [{ path: next, message }] : []
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
