import { env } from '@/lib/config/env'
import type { Announcement } from '@/lib/domains/outages/repository'
import type { OutageFacts } from '@/lib/domains/outages/shapes'
import { textNode, toEditorDocument } from '@/lib/platform/documents/editor-document'
import type { News } from '@/lib/platform/payload/payload-types'
import { lowerFirst, upperFirst } from '@/lib/text/capitalize'
import { shorten } from '@/lib/text/shorten'
import { formatNearDate, formatTime } from '@/lib/time/dates'

const MAX_TITLE_LENGTH = 300
const MAX_LEAD_LENGTH = 600

export function toAnnouncement(outage: OutageFacts, now: Date): Announcement {
  const { what, where, startsAt, endsAt, responsible } = outage
  const term = formatTerm(outage)
  const lines = [upperFirst(what), `Где: ${where}`, `Когда: ${term}`, `Кто отвечает: ${responsible}`]
  return {
    title: toTitle(outage),
    lead: `${upperFirst(term)}. Отвечает: ${responsible}.`,
    body: toEditorDocument(lines.map((line) => [textNode(line)])),
    publishedAt: now.toISOString(),
    startsAt: startsAt.toISOString(),
    expiresAt: endsAt.toISOString(),
  }
}

/** What an announcement says now; an editor may have changed its words, and a draft may lack them. */
type Shown = Partial<Pick<News, 'title' | 'lead' | 'body' | 'startsAt' | 'expiresAt'>>

/** Ends an announcement now: its lead says so first. */
export function withEnd(shown: Shown, now: Date): Partial<Announcement> {
  // called off before it began
  const isEarly = shown.startsAt && new Date(shown.startsAt) > now
  return {
    lead: toLead(`${isEarly ? 'Отменено' : 'Закончилось'} в ${formatMoment(now)}.`, shown.lead),
    ...addLine(shown.body, `${formatMoment(now)}: ${isEarly ? 'отменено' : 'закончилось'}`),
    expiresAt: now.toISOString(),
  }
}

/** Takes the end back. */
export function withoutEnd(shown: Shown, { startsAt, endsAt }: OutageFacts, now: Date): Partial<Announcement> {
  return {
    lead: toLead('Отключение продолжается.', shown.lead),
    ...addLine(shown.body, `${formatMoment(now)}: отключение продолжается`),
    startsAt: startsAt.toISOString(),
    expiresAt: endsAt.toISOString(),
  }
}

/** Corrects an announcement: its lead says so first, and its text keeps what was decided when. */
export function withFacts(shown: Shown, before: OutageFacts, after: OutageFacts, now: Date): Partial<Announcement> {
  // an editor may have put the facts in other words: they stay, below the change
  const correct = (text: string) => replaceFacts(text, before, after)
  const { lead, said } = describeChange(before, after, now)
  const { body } = addLine(correctTexts(shown.body, correct), `${formatMoment(now)}: ${said}`)
  return {
    title: shown.title === toTitle(before) ? toTitle(after) : correct(shown.title ?? ''),
    lead: toLead(lead, correct(shown.lead ?? '')),
    ...(body && { body }),
    startsAt: after.startsAt.toISOString(),
    expiresAt: after.endsAt.toISOString(),
  }
}

function correctTexts(body: Shown['body'], correct: (text: string) => string): Shown['body'] {
  if (!body) return body
  const isText = (key: string, value: unknown): value is string => key === 'text' && typeof value === 'string'
  return JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    isText(key, value) ? correct(value) : value,
  ) as News['body']
}

function describeChange(before: OutageFacts, after: OutageFacts, now: Date): { lead: string; said: string } {
  const isMoved = +after.endsAt !== +before.endsAt
  const moved = `${after.endsAt > before.endsAt ? 'Продлено' : 'Закончат раньше,'} до ${formatMoment(after.endsAt)}`
  const corrected = listCorrected(before, after)
  const said = [isMoved && lowerFirst(moved), corrected.length > 0 && `исправлено: ${corrected.join(', ')}`]
  return {
    lead: isMoved ? `${moved}.` : `Обновлено в ${formatMoment(now)}.`,
    said: said.filter(Boolean).join('; '),
  }
}

/** Lists what was corrected besides the end, for the page and the history. */
export function listCorrected(before: OutageFacts, after: OutageFacts): string[] {
  return [
    before.what !== after.what && 'что отключено',
    before.where !== after.where && 'где',
    +before.startsAt !== +after.startsAt && 'начало',
    before.responsible !== after.responsible && 'кто отвечает',
  ].filter((name) => name !== false)
}

function replaceFacts(text: string, before: OutageFacts, after: OutageFacts): string {
  const pairs = [
    [formatTerm(before), formatTerm(after)],
    [before.where, after.where],
    [before.responsible, after.responsible],
    [before.what, after.what],
  ] as const
  return pairs.reduce(
    (said, [old, next]) =>
      old === '' || old === next
        ? said
        : said.replaceAll(old, () => next).replaceAll(upperFirst(old), () => upperFirst(next)),
    text,
  )
}

/** Sentences with which a change begins the lead; the next change takes their place. */
const CHANGE =
  /^(?:(?:Продлено до|Закончат раньше, до|Обновлено в|Закончилось в|Отменено в)[^.]*|Отключение продолжается)\. /

function toLead(change: string, lead: string | undefined): string {
  return shorten(`${change} ${(lead ?? '').replace(CHANGE, '')}`.trim(), MAX_LEAD_LENGTH)
}

function addLine(body: Shown['body'], line: string): { body?: News['body'] } {
  if (!body) return {}
  const added = toEditorDocument([[textNode(line)]])
  return { body: { root: { ...body.root, children: [...body.root.children, ...added.root.children] } } }
}

function toTitle({ what, where }: OutageFacts): string {
  return shorten(`${upperFirst(what)}: ${where}`, MAX_TITLE_LENGTH)
}

/** Days are named, since «сегодня» would be wrong tomorrow. */
function formatTerm({ startsAt, endsAt }: Pick<OutageFacts, 'startsAt' | 'endsAt'>): string {
  return `с ${formatMoment(startsAt)} до ${formatMoment(endsAt)}`
}

export function formatMoment(moment: Date): string {
  return `${formatTime(moment, env.TIME_ZONE)} ${formatNearDate(moment, env.TIME_ZONE)}`
}
