/** «05.03.2026», «5.3.26», «5/3/2026» and «05032026»: phone keyboards may lack a dot. */
const DAY_FIRST = /^(\d{1,2})[^\d\p{L}]+(\d{1,2})[^\d\p{L}]+(\d{2}|\d{4})$|^(\d{2})(\d{2})(\d{4})$/u
const FIRST_YEAR = 1_700
const LAST_YEAR = 2_100
const YEAR_FIRST = /^(\d{4})[^\d\p{L}]+(\d{1,2})[^\d\p{L}]+(\d{1,2})$/u

export function parseDay(text: string): string | null {
  const typed = text.trim()
  const [, day = '', month = '', year = '', ...solid] = DAY_FIRST.exec(typed) ?? []
  if (day) return calendarDay(fullYear(year), month, day)
  const [solidDay = '', solidMonth = '', solidYear = ''] = solid
  if (solidDay) return calendarDay(solidYear, solidMonth, solidDay)
  const [, first, second = '', third = ''] = YEAR_FIRST.exec(typed) ?? []
  return first ? calendarDay(first, second, third) : null
}

export function formatTypedDay(text: string): string {
  return parseDay(text)?.split('-').reverse().join('.') ?? text
}

function fullYear(year: string): string {
  return year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`
}

function calendarDay(year: string, month: string, day: string): string | null {
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}
