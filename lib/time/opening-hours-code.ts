import type { OpenHours } from '@/lib/time/opening-hours'

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Writes hours as schema.org and OpenStreetMap do: «Mo 09:00-18:00, Tu 09:00-18:00». */
export function openingHoursCode(hours: readonly OpenHours[]): string {
  return hours.map(({ weekday, from, to }) => `${WEEKDAYS[weekday - 1]} ${from}-${to}`).join(', ')
}
