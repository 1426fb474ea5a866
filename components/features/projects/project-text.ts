import type { Project } from '@/lib/domains/projects/contract'
import { formatMonth } from '@/lib/time/dates'
import { formatCount, formatNumber } from '@/lib/text/plural'

const MILLION = 1_000_000
const THOUSAND = 1_000
const NBSP = '\u00A0'

/** Returns «486,3 млн рублей», «980 тыс. рублей»; null if the sum is unknown. */
export function formatBudget(budget: number | null): string | null {
  if (budget === null) return null
  if (budget >= MILLION) return `${rounded(budget / MILLION)}${NBSP}млн рублей`
  if (budget >= THOUSAND) return `${rounded(budget / THOUSAND)}${NBSP}тыс. рублей`
  return formatCount(budget, ['рубль', 'рубля', 'рублей'])
}

/** Returns «май 2025 – август 2027»; an unknown end is left out. */
export function formatTerm({ start_date: start, finish_date: finish }: Pick<Project, 'start_date' | 'finish_date'>) {
  const from = formatStepMonth(start)
  const to = formatStepMonth(finish)
  if (from && to) return from === to ? from : `${from}${NBSP}– ${to}`
  if (to) return `до: ${to}`
  return from ? `с: ${from}` : null
}

/** Returns «август 2027», which no line end parts. */
export function formatStepMonth(day: string | null): string | null {
  return day && formatMonth(day, 'UTC').toLowerCase().replace(' ', NBSP)
}

function rounded(value: number): string {
  return formatNumber(Math.round(value * 10) / 10)
}
