import { createEvents, type DateArray, type EventAttributes } from 'ics'
import { corsHeaders } from '@/lib/runtime/cors'
import { stripTypography } from '@/lib/text/typography'

/** The `ics` types lack `timestamp`; without it each file gets the current time and no client can cache it. */
export type StampedEvent = EventAttributes & { timestamp: number }

/** Seconds since 2020 fit the 32 bits of SEQUENCE. */
const FIRST_VERSION = Date.UTC(2020, 0)

export function eventVersion(name: string, origin: string, updatedAt: string) {
  const timestamp = Date.parse(updatedAt)
  return {
    uid: `${name}@${new URL(origin).hostname}`,
    timestamp,
    sequence: Math.max(0, Math.floor((timestamp - FIRST_VERSION) / 1000)),
  }
}

/** Returns the events as iCalendar (RFC 5545). */
export function writeCalendar(events: readonly StampedEvent[], name: string): string {
  const { error, value } = createEvents([...events], { calName: name, productId: 'city-portal' })
  if (error || value === null) throw error ?? new Error('Календарь не собрался')
  return value
}

export function toUtcDateArray(date: Date): DateArray {
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()]
}

const MAX_LINE_LENGTH = 75
const octets = new TextEncoder()

export function calendarFile(text: string, filename: string): Response {
  return new Response(foldedLines(withRefresh(stripTypography(text))), {
    headers: {
      ...corsHeaders,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
    },
  })
}

/** `ics` writes only the older name of the refresh interval (RFC 7986, 5.7). */
function withRefresh(text: string): string {
  return text.replace(/^X-PUBLISHED-TTL:(\w+)/m, 'REFRESH-INTERVAL;VALUE=DURATION:$1\r\n$&')
}

/** Lines have at most 75 octets (RFC 5545, 3.1); `ics` counts characters, and a Cyrillic one has two octets. */
function foldedLines(text: string): string {
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n')
}

function folded(line: string): string {
  let text = ''
  let length = 0
  for (const character of line) {
    const size = octets.encode(character).length
    if (length + size > MAX_LINE_LENGTH) {
      text += '\r\n '
      length = 1
    }
    text += character
    length += size
  }
  return text
}
