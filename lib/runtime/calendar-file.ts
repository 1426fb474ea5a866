import type { EventAttributes } from 'ics'
import { corsHeaders } from '@/lib/runtime/cors'
import { stripTypography } from '@/lib/text/typography'

/**
 * An event with the moment of its last change, which the package writes and its types do not know. Without it every
 * drawing would carry its own moment, and nobody would ever have the same calendar again.
 */
export type StampedEvent = EventAttributes & { timestamp: number }

/** Versions of an event are counted in seconds from here, so they fit into 32 bits. */
const FIRST_VERSION = Date.UTC(2020, 0)

/**
 * Returns what makes a later file change the event that a calendar has: the same UID, which must not depend on the start,
 * and a SEQUENCE that grows with every change.
 */
export function eventVersion(name: string, origin: string, updatedAt: string) {
  const timestamp = Date.parse(updatedAt)
  return {
    uid: `${name}@${new URL(origin).hostname}`,
    timestamp,
    sequence: Math.max(0, Math.floor((timestamp - FIRST_VERSION) / 1000)),
  }
}

const LONGEST_LINE = 75
const octets = new TextEncoder()

/** Answers a file that a phone opens with its calendar. */
export function calendarFile(text: string, filename: string): Response {
  return new Response(foldedLines(withRefresh(stripTypography(text))), {
    headers: {
      ...corsHeaders,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
    },
  })
}

/** The writer knows only the older name of the interval at which a subscribed calendar is fetched: RFC 7986, 5.7. */
function withRefresh(text: string): string {
  return text.replace(/^X-PUBLISHED-TTL:(\w+)/m, 'REFRESH-INTERVAL;VALUE=DURATION:$1\r\n$&')
}

/** RFC 5545, 3.1 wants lines of 75 octets at most; the writer counts letters, and a Cyrillic one takes two octets. */
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
  for (const letter of line) {
    const size = octets.encode(letter).length
    if (length + size > LONGEST_LINE) {
      text += '\r\n '
      length = 1
    }
    text += letter
    length += size
  }
  return text
}
