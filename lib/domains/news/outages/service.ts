import { env } from '@/lib/config/env'
import { MESSAGE_TYPE_CODE, newsPath } from '@/lib/config/paths'
import { AppError } from '@/lib/contract/errors'
import { toAlert, toAnnouncement, withEnd, withTerm } from '@/lib/domains/news/outages/announcement'
import { outageMessages } from '@/lib/domains/news/outages/messages'
import {
  changeAnnouncement,
  findOurs,
  lockOutage,
  markEnded,
  publishAnnouncement,
  storeOutage,
} from '@/lib/domains/news/outages/repository'
import type { CurrentMessage, CurrentMessages, OutageInput, OutageTermInput } from '@/lib/domains/news/outages/shapes'
import { listMessagesInForce } from '@/lib/domains/news/service'
import { findAlert, hideAlert, lockAlert, moveAlertEnd, showAlert } from '@/lib/domains/site/service'
import { inTransaction } from '@/lib/platform/database/payload-client'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { shorten } from '@/lib/text/shorten'
import { formatLocalMoment, parseMoment } from '@/lib/time/dates'
import { formatMessageTerm } from '@/lib/time/deadline-text'

/** Messages in force that the desk lists; the site has a page of all. */
const MAX_MESSAGES = 100
/** Characters of the editors' warning that a refusal quotes. */
const MAX_QUOTED_LENGTH = 150

/** Lists what the home page calls in force: outages of the duty service, which may change them, apart from the others. */
export async function listCurrentMessages(): Promise<CurrentMessages> {
  const [cards, alert] = await Promise.all([listMessagesInForce(MAX_MESSAGES), findAlert()])
  const ours = await findOurs(cards.map(({ id }) => id))
  const messages = cards.map(({ id, slug, title, starts_at: starts, expires_at: expires }): CurrentMessage => {
    const path = toPath({ id, slug })
    return {
      id,
      title,
      path,
      term: expires ? formatMessageTerm({ starts_at: starts, expires_at: expires }, env.TIME_ZONE) : '',
      hasBanner: leadsTo(id)(alert?.link),
      hasStart: starts !== null,
      endsAt: expires && ours.has(id) ? formatLocalMoment(expires, env.TIME_ZONE) : null,
    }
  })
  return {
    ours: messages.filter(({ endsAt }) => endsAt !== null),
    others: messages.filter(({ endsAt }) => endsAt === null),
    warning: alert && !messages.some(({ hasBanner }) => hasBanner) ? alert.text : null,
  }
}

/**
 * Announces an outage until its end, with a warning on every page if asked for. Throws invalid at `endsAt` for an end in
 * the past, at `hasBanner` if editors show another warning: the duty service replaces none.
 */
export async function announceOutage(outage: OutageInput, call: StaffCall): Promise<number> {
  const now = new Date()
  const term = { startsAt: parseMoment(outage.startsAt, env.TIME_ZONE), endsAt: parseEnd(outage.endsAt, now) }
  return inTransaction(async () => {
    if (outage.hasBanner) await lockAlert()
    const alert = outage.hasBanner && (await findAlert())
    if (alert) refuse('hasBanner', outageMessages.bannerTaken(shorten(alert.text, MAX_QUOTED_LENGTH)))
    const news = await publishAnnouncement(toAnnouncement(outage, term, now), call)
    await storeOutage(news.id, term.startsAt)
    if (outage.hasBanner) await showAlert(toAlert(outage, toPath(news), term), call)
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
    const news = await changeAnnouncement(id, (shown) => withEnd(shown, now), call)
    await hideAlert(leadsTo(news.id), call)
  })
}

/** Gives an outage and its warning another end. Throws notFound for another message, invalid at `endsAt`. */
export async function changeOutageTerm(input: OutageTermInput, call: StaffCall): Promise<void> {
  const now = new Date()
  const endsAt = parseEnd(input.endsAt, now)
  await inTransaction(async () => {
    const outage = await lockOutage(input.outage)
    if (!outage) throw new AppError('notFound')
    if (outage.hasEnded) refuse('endsAt', outageMessages.hasEnded)
    const change = (shown: Parameters<typeof withTerm>[0]) => {
      if (shown.expiresAt && +new Date(shown.expiresAt) === +endsAt) refuse('endsAt', outageMessages.endsAsBefore)
      if (shown.startsAt && new Date(shown.startsAt) >= endsAt) refuse('endsAt', outageMessages.endsTooEarly)
      return withTerm(shown, endsAt, now)
    }
    const news = await changeAnnouncement(input.outage, change, call)
    await moveAlertEnd(leadsTo(news.id), endsAt.toISOString(), call)
  })
}

function parseEnd(typed: string, now: Date): Date {
  const endsAt = parseMoment(typed, env.TIME_ZONE)
  if (endsAt <= now) refuse('endsAt', outageMessages.endsInPast)
  return endsAt
}

function refuse(field: keyof OutageInput, message: string): never {
  throw new AppError('invalid', { errors: { [field]: [message] } })
}

/** True for the address of this message, also of an older one: editors may change its words and type. */
function leadsTo(id: number): (link: string | null | undefined) => boolean {
  return (link) => /^\/(?:messages|news)\/(\d+)(?:\/|$)/.exec(link ?? '')?.[1] === String(id)
}

function toPath({ id, slug }: { id: number; slug?: string | null }): string {
  return newsPath({ id, slug: slug || 'item', typeCode: MESSAGE_TYPE_CODE })
}
