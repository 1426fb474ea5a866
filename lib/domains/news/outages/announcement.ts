import { env } from '@/lib/config/env'
import type { Announcement } from '@/lib/domains/news/outages/repository'
import type { OutageInput } from '@/lib/domains/news/outages/shapes'
import { textNode, toEditorDocument } from '@/lib/platform/documents/editor-document'
import type { News } from '@/lib/platform/payload/payload-types'
import { lowerFirst, upperFirst } from '@/lib/text/capitalize'
import { shorten } from '@/lib/text/shorten'
import { formatNearDate, formatTime } from '@/lib/time/dates'

const MAX_TITLE_LENGTH = 300
const MAX_LEAD_LENGTH = 600
const MAX_ALERT_LENGTH = 300

interface Term {
  startsAt: Date
  endsAt: Date
}

export function toAnnouncement(outage: OutageInput, { startsAt, endsAt }: Term, now: Date): Announcement {
  const { what, where, responsible } = outage
  const term = formatTerm(startsAt, endsAt)
  const lines = [upperFirst(what), `Где: ${where}`, `Когда: ${term}`, `Кто отвечает: ${responsible}`]
  return {
    title: shorten(toTitle(what, where), MAX_TITLE_LENGTH),
    lead: `${upperFirst(term)}. Отвечает: ${responsible}.`,
    body: toEditorDocument(lines.map((line) => [textNode(line)])),
    publishedAt: now.toISOString(),
    startsAt: startsAt.toISOString(),
    expiresAt: endsAt.toISOString(),
  }
}

export function toAlert({ what, where, responsible }: OutageInput, link: string, { startsAt, endsAt }: Term) {
  const text = shorten(`${toTitle(what, where)}. Отвечает: ${responsible}.`, MAX_ALERT_LENGTH)
  return { text, link, from: startsAt.toISOString(), to: endsAt.toISOString() }
}

type Shown = Pick<News, 'lead' | 'body' | 'startsAt' | 'expiresAt'>

/** Ends an announcement now: its lead says so first. */
export function withEnd({ lead, startsAt }: Shown, now: Date): Partial<Announcement> {
  return {
    lead: toLead(`Закончилось ${formatMoment(now)}.`, lead),
    // called off before it began
    startsAt: startsAt && new Date(startsAt) > now ? null : startsAt,
    expiresAt: now.toISOString(),
  }
}

/** Gives an announcement another end: its lead says so first, and its text keeps when that was decided. */
export function withTerm(shown: Shown, endsAt: Date, now: Date): Partial<Announcement> {
  const { lead, body, startsAt, expiresAt } = shown
  const before = new Date(expiresAt ?? endsAt)
  const change = `${endsAt > before ? 'Продлено' : 'Закончат раньше,'} до ${formatMoment(endsAt)}`
  // an editor may have put the term in other words: they stay, below the change
  const correct = (text: string) => (startsAt ? replaceTerm(text, new Date(startsAt), before, endsAt) : text)
  const { root } = JSON.parse(correct(JSON.stringify(body))) as News['body']
  const added = toEditorDocument([[textNode(`${formatMoment(now)}: ${lowerFirst(change)}`)]])
  return {
    lead: toLead(`${change}.`, correct(lead)),
    body: { root: { ...root, children: [...root.children, ...added.root.children] } },
    expiresAt: endsAt.toISOString(),
  }
}

function replaceTerm(text: string, startsAt: Date, before: Date, endsAt: Date): string {
  const old = formatTerm(startsAt, before)
  const next = formatTerm(startsAt, endsAt)
  return text.replaceAll(old, next).replaceAll(upperFirst(old), upperFirst(next))
}

/** The sentence with which a change begins the lead; the next change takes its place. */
const CHANGE = /^(?:Продлено|Закончат раньше,) до [^.]*\. /

function toLead(change: string, lead: string): string {
  return shorten(`${change} ${lead.replace(CHANGE, '')}`, MAX_LEAD_LENGTH)
}

function toTitle(what: string, where: string): string {
  return `${upperFirst(what)}: ${where}`
}

/** Days are named, since «сегодня» would be wrong tomorrow. */
function formatTerm(startsAt: Date, endsAt: Date): string {
  return `с ${formatMoment(startsAt)} до ${formatMoment(endsAt)}`
}

function formatMoment(moment: Date): string {
  return `${formatTime(moment, env.TIME_ZONE)} ${formatNearDate(moment, env.TIME_ZONE)}`
}
