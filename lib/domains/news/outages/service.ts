import { env } from '@/lib/config/env'
import { MESSAGE_TYPE_CODE, newsPath } from '@/lib/config/paths'
import { AppError } from '@/lib/contract/errors'
import { outageMessages } from '@/lib/domains/news/outages/messages'
import {
  endAnnouncement,
  findCurrentOutages,
  markEnded,
  publishAnnouncement,
  storeOutage,
  type OutageRow,
} from '@/lib/domains/news/outages/repository'
import type { CurrentOutage, OutageInput } from '@/lib/domains/news/outages/shapes'
import { findAlert, hideAlert, showAlert } from '@/lib/domains/site/service'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { textNode, toEditorDocument } from '@/lib/platform/documents/editor-document'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { upperFirst } from '@/lib/text/capitalize'
import { shorten } from '@/lib/text/shorten'
import { formatNearDate, formatTime, parseMoment } from '@/lib/time/dates'

const MAX_TITLE_LENGTH = 300
const MAX_ALERT_LENGTH = 300

export async function listCurrentOutages(): Promise<CurrentOutage[]> {
  const [rows, alert] = await Promise.all([findCurrentOutages(), findAlert()])
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    path: toPath(row),
    term: formatTerm(new Date(row.starts_at), new Date(row.expires_at)),
    hasBanner: alert?.link === toPath(row),
  }))
}

/**
 * Announces an outage until its end, with a warning on every page if asked for. Throws invalid at `endsAt` for an end in
 * the past, at `hasBanner` if editors show another warning: the duty service replaces none.
 */
export async function announceOutage(outage: OutageInput, call: StaffCall): Promise<number> {
  const now = new Date()
  const startsAt = parseMoment(outage.startsAt, env.TIME_ZONE)
  const endsAt = parseMoment(outage.endsAt, env.TIME_ZONE)
  if (endsAt <= now) refuse('endsAt', outageMessages.endsInPast)
  return inTransaction(async () => {
    const alert = outage.hasBanner && (await findAlert())
    if (alert) refuse('hasBanner', outageMessages.bannerTaken(shorten(alert.text, MAX_ALERT_LENGTH / 2)))
    const news = await publishAnnouncement(toAnnouncement(outage, { now, startsAt, endsAt }), call)
    await storeOutage(news.id, startsAt)
    if (outage.hasBanner) await showAlert(toAlert(outage, toPath(news), { startsAt, endsAt }), call)
    return news.id
  })
}

/** Ends an outage now and takes its warning off. A second press changes nothing. Throws notFound for another message. */
export async function endOutage(id: number, call: StaffCall): Promise<void> {
  const now = new Date()
  await inTransaction(async () => {
    const outage = await markEnded(id)
    if (!outage) throw new AppError('notFound')
    if (outage.hadEnded) return
    const ending = `Закончилось ${formatMoment(now)}.`
    await hideAlert(toPath(await endAnnouncement(id, ending, now, call)), call)
  })
}

function refuse(field: keyof OutageInput, message: string): never {
  throw new AppError('invalid', { errors: { [field]: [message] } })
}

interface Term {
  startsAt: Date
  endsAt: Date
}

function toAnnouncement({ what, where, responsible }: OutageInput, { now, startsAt, endsAt }: Term & { now: Date }) {
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

function toAlert({ what, where, responsible }: OutageInput, link: string, { startsAt, endsAt }: Term) {
  const text = shorten(`${toTitle(what, where)}. Отвечает: ${responsible}.`, MAX_ALERT_LENGTH)
  return { text, link, from: startsAt.toISOString(), to: endsAt.toISOString() }
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

function toPath({ id, slug }: Pick<OutageRow, 'id'> & { slug?: string | null }): string {
  return newsPath({ id, slug: slug || 'item', typeCode: MESSAGE_TYPE_CODE })
}
