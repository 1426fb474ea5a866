import { weekdaySpan } from '@/lib/time/weekdays'

/** Formats «1-4 09:00-18:00; 5 09:00-16:45» as «пн–чт 9:00–18:00, пт 9:00–16:45». */
export function formatHours(hours: string): string {
  const parts = hours.split(';').map((part) => {
    const [span = '', times = ''] = part.trim().split(' ')
    return `${daysInWords(span)} ${times.replace(/(^|-)0/g, '$1').replace('-', '–')}`
  })
  return parts.join(', ')
}

function daysInWords(span: string): string {
  const [first = 0, last = first] = span.split('-').map(Number)
  if (first === 1 && last === 7) return 'ежедневно'
  return weekdaySpan(first, last)
}
