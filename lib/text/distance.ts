import { formatNumber } from '@/lib/text/plural'

const METRES_IN_KILOMETRE = 1_000

/** «850 м», «1,2 км»: rounded, as a position of a phone is inexact. */
export function formatDistance(metres: number): string {
  const tens = Math.round(metres / 10) * 10
  if (tens < METRES_IN_KILOMETRE) return `${tens}\u00A0м`
  return `${formatNumber(Math.round(metres / 100) / 10)}\u00A0км`
}
