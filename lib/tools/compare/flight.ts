import { dataOf } from '@/lib/server/cache/next-markup'
import { readMarkup, replaceParts } from '@/lib/server/cache/page-markup'

/** Reference of React's flight format: kind, row, path. */
const REFERENCE = /^\$([L@QWKiBF]?)([0-9a-f]+)((?::.*)?)$/
const ELEMENT_PLACES: Record<string, number> = { type: 1, key: 2, props: 3 }

/** Separates flight data, which depend on module numbers and timing. */
export function splitFlight(html: string): { markup: string; flight: string } {
  const scripts = readMarkup(html).elements.map(({ start, end, ...one }) => ({ start, end, data: dataOf(one) }))
  const pushed = scripts.filter(({ data }) => data !== undefined)
  const flight = pushed.map(({ data = '' }) => data).join('')
  const markup = replaceParts(
    html,
    pushed.map(({ start, end }) => ({ start, end, by: '' })),
  )
  return { markup, flight: flight && flightTree(flight) }
}

/** Formats flight data as one tree with a line per value. */
export function flightTree(payload: string): string {
  const rows = readRows(Buffer.from(payload))
  const hints = [...new Set(rows.hints)].sort()
  return [...hints, ...lines(expand('$0', rows.values, new Set()))].join('\n')
}

function readRows(bytes: Buffer) {
  const values = new Map<string, unknown>()
  const hints: string[] = []
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(58, at)
    if (colon < 0) break
    const id = bytes.toString('utf8', at, colon)
    const isText = bytes[colon + 1] === 84 // T: its length in bytes, a comma, the text, no end of line
    const end = isText ? bytes.indexOf(44, colon) : bytes.indexOf(10, colon)
    const head = bytes.toString('utf8', colon + 1, end < 0 ? undefined : end)
    at = end < 0 ? bytes.length : end + 1
    if (isText) {
      const length = Number.parseInt(head.slice(1), 16)
      values.set(id, { text: bytes.toString('utf8', at, at + length) })
      at += length
    } else if (id === '') hints.push(head)
    else values.set(id, readValue(head))
  }
  return { values, hints }
}

function readValue(text: string): unknown {
  const tag = /^[A-Z]+/.exec(text)?.[0] ?? ''
  try {
    const value = JSON.parse(text.slice(tag.length)) as unknown
    return tag === 'I' ? { browser: (value as unknown[])[2] } : value
  } catch {
    return text
  }
}

function expand(value: unknown, rows: Map<string, unknown>, open: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((part) => expand(part, rows, open))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, expand(part, rows, open)]))
  }
  const [, , id = '', way = ''] = (typeof value === 'string' && REFERENCE.exec(value)) || []
  if (!rows.has(id)) return value
  const place = id + way
  if (open.has(place)) return '$circle'
  return expand(follow(rows.get(id), way.split(':').slice(1), rows), rows, new Set(open).add(place))
}

/** Parts of an element are named, not counted. */
function follow(value: unknown, steps: string[], rows: Map<string, unknown>): unknown {
  const [, , id = '', way = ''] = (typeof value === 'string' && REFERENCE.exec(value)) || []
  if (steps.length > 0 && rows.has(id)) return follow(rows.get(id), [...way.split(':').slice(1), ...steps], rows)
  const [step, ...rest] = steps
  if (step === undefined || typeof value !== 'object' || value === null) return value
  const name = Array.isArray(value) && value[0] === '$' ? (ELEMENT_PLACES[step] ?? step) : step
  return follow((value as Record<string, unknown>)[name], rest, rows)
}

/** Without indentation, so that a wrapper leaves inner lines alone. */
function lines(value: unknown): string[] {
  return (JSON.stringify(value, null, 1) ?? '').split('\n').map((line) => line.trimStart())
}
