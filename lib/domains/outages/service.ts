import { env } from '@/lib/config/env'
import { MESSAGE_TYPE_CODE, newsPath } from '@/lib/config/paths'
import { AppError } from '@/lib/contract/errors'
import { findKnownStreets } from '@/lib/domains/geocode/service'
import type { Outage } from '@/lib/domains/outages/contract'
import {
  formatMoment,
  listCorrected,
  toAnnouncement,
  withEnd,
  withFacts,
  withoutEnd,
} from '@/lib/domains/outages/announcement'
import { outageMessages } from '@/lib/domains/outages/messages'
import { coversAddress, listStreets, spellStreets } from '@/lib/domains/outages/places'
import {
  ANNOUNCED,
  changeAnnouncement,
  findDutyOutages,
  findOutages,
  findWarned,
  insertChange,
  lockOutage,
  markEnded,
  publishAnnouncement,
  storeOutage,
  WARNING_OFF,
  WARNING_ON,
  type DutyOutageRow,
  type PublicOutageRow,
  type StoredOutage,
} from '@/lib/domains/outages/repository'
import { ANYWAY } from '@/lib/domains/outages/rules'
import type {
  CurrentMessages,
  DutyOutage,
  OutageCorrectionInput,
  OutageFacts,
  OutageInput,
  OutageTermInput,
} from '@/lib/domains/outages/shapes'
import { inTransaction } from '@/lib/platform/database/payload-client'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'
import { shorten } from '@/lib/text/shorten'
import { formatLocalMoment, parseMoment, toIso } from '@/lib/time/dates'
import { formatExpiry, formatMessageTerm } from '@/lib/time/deadline-text'

/** Outages that are listed; the site has a page of all messages. */
const MAX_OUTAGES = 100
const MAX_ALERT_LENGTH = 300
const MINUTE_MS = 60_000

/** Lists what is or will be off; with an address, what the duty service announced for it. */
export async function listOutages(address?: string): Promise<{ outages: Outage[] }> {
  const rows = await findOutages(MAX_OUTAGES)
  const found = address === undefined ? rows : rows.filter(({ places }) => places && coversAddress(places, address))
  return { outages: found.map(toOutage) }
}

function toOutage(row: PublicOutageRow): Outage {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    what: row.what || null,
    places: row.places || null,
    responsible: row.responsible || null,
    starts_at: toIso(row.starts_at),
    expires_at: toIso(row.expires_at),
    updated_at: toIso(row.updated_at),
  }
}

/** Lists the warnings of outages that every page shows now. */
export async function listWarnings() {
  return (await findWarned()).map(({ title, responsible, starts_at: from, expires_at: to, ...row }) => ({
    level: 'warning' as const,
    text: shorten(responsible ? `${title}. Отвечает: ${responsible}.` : title, MAX_ALERT_LENGTH),
    link: toPath(row),
    from: toIso(from),
    to: toIso(to),
  }))
}

/** Lists outages of the duty service, which may change them, apart from those that editors announced. */
export async function listCurrentMessages(): Promise<CurrentMessages> {
  const [ours, all] = await Promise.all([findDutyOutages(MAX_OUTAGES), findOutages(MAX_OUTAGES)])
  const ids = new Set(ours.map(({ id }) => id))
  return { ours: ours.map(toDutyOutage), others: all.filter(({ id }) => !ids.has(id)).map(toMessage) }
}

function toMessage(row: Omit<PublicOutageRow, 'updated_at'>) {
  const { id, title, expires_at, starts_at, has_banner: hasBanner } = row
  return { id, title, path: toPath(row), term: formatMessageTerm({ starts_at, expires_at }, env.TIME_ZONE), hasBanner }
}

function toDutyOutage(row: DutyOutageRow): DutyOutage {
  const { what, places, responsible, is_over: isOver, history } = row
  const values = {
    what,
    where: places,
    responsible,
    startsAt: formatLocalMoment(row.starts_at, env.TIME_ZONE),
    endsAt: formatLocalMoment((isOver && row.ends_at) || row.expires_at, env.TIME_ZONE),
  }
  return {
    ...toMessage(row),
    ...(isOver && { term: formatExpiry(row, env.TIME_ZONE), hasBanner: false }),
    values: row.has_banner ? { ...values, hasBanner: 'on' } : values,
    isOver,
    isCancelled: isOver && new Date(row.expires_at) < new Date(row.starts_at),
    canResume: row.can_resume,
    history: history.map(({ title, who, at }) =>
      [`${title} в ${formatMoment(new Date(at))}`, who].filter(Boolean).join(' · '),
    ),
  }
}

/**
 * Announces an outage until its end, with a warning on every page if asked for. Throws invalid at `endsAt`, and at `where`
 * for streets that the city does not have, unless that was said to be right.
 */
export async function announceOutage(input: OutageInput, call: StaffCall): Promise<number> {
  const now = new Date()
  const outage = toFacts({ ...input, where: await readStreets(input) }, now)
  return inTransaction(async () => {
    const news = await publishAnnouncement(toAnnouncement(outage, now), call)
    await storeOutage(news.id, outage)
    await insertChange(news.id, ANNOUNCED, getAuthor(call))
    return news.id
  })
}

/**
 * Ends an outage now, or cancels it before it begins, and takes its warning off. A second press changes nothing. Throws
 * notFound for another message.
 */
export async function endOutage(id: number, call: StaffCall): Promise<void> {
  const now = new Date()
  await changeOutage(id, call, async (outage) => {
    if (outage.hasEnded) return null
    await markEnded(id, outage)
    const title = outage.startsAt > now ? 'Отменено' : 'Закончено'
    return { title, change: (shown) => withEnd(shown, now) }
  })
}

/** Takes the end of an outage back, with its warning. Throws notFound, and conflict once its term is over. */
export async function resumeOutage(id: number, call: StaffCall): Promise<void> {
  const now = new Date()
  await changeOutage(id, call, async (outage) => {
    if (!outage.hasEnded) return null
    if (outage.endsAt <= now) throw new AppError('conflict', { message: outageMessages.termIsOver })
    await storeOutage(id, outage)
    return { title: 'Возобновлено', change: (shown) => withoutEnd(shown, outage, now) }
  })
}

/** Gives an outage and its warning another end, an ended one too. Throws notFound for another message, invalid at `endsAt`. */
export async function changeOutageTerm({ outage: id, endsAt }: OutageTermInput, call: StaffCall): Promise<void> {
  const now = new Date()
  await changeOutage(id, call, (outage) => {
    const after = { ...outage, endsAt: keepSeconds(outage.endsAt, parseEnd(endsAt, now)) }
    if (!outage.hasEnded && +after.endsAt === +outage.endsAt) refuse('endsAt', outageMessages.endsAsBefore)
    if (after.startsAt >= after.endsAt) refuse('endsAt', outageMessages.endsTooEarly)
    return storeCorrected(id, { before: outage, after }, now)
  })
}

/** Corrects what was told of an outage. Throws notFound for another message, invalid at its fields. */
export async function correctOutage({ outage: id, ...input }: OutageCorrectionInput, call: StaffCall): Promise<void> {
  const now = new Date()
  await changeOutage(id, call, async (outage) => {
    const where = outage.where === input.where ? input.where : await readStreets(input)
    const typed = toFacts({ ...input, where }, now)
    const startsAt = keepSeconds(outage.startsAt, typed.startsAt)
    const after = { ...typed, startsAt, endsAt: keepSeconds(outage.endsAt, typed.endsAt) }
    const isSame = !isTold(outage, after) && outage.hasBanner === after.hasBanner
    if (isSame && !outage.hasEnded) refuse('what', outageMessages.nothingChanged)
    return storeCorrected(id, { before: outage, after }, now)
  })
}

/** True if residents are told of the difference; a warning alone is none. */
function isTold(before: OutageFacts, after: OutageFacts): boolean {
  return +before.endsAt !== +after.endsAt || listCorrected(before, after).length > 0
}

interface Change {
  /** The history at the desk shows it. */
  title: string
  change: Parameters<typeof changeAnnouncement>[1]
}

/** Locks an outage, changes its announcement and notes who did it; nothing for null. */
async function changeOutage(
  id: number,
  call: StaffCall,
  decide: (outage: StoredOutage) => Promise<Change | null>,
): Promise<void> {
  await inTransaction(async () => {
    const outage = await lockOutage(id)
    if (!outage) throw new AppError('notFound')
    const decided = await decide(outage)
    if (!decided) return
    await changeAnnouncement(id, decided.change, call)
    await insertChange(id, decided.title, getAuthor(call))
  })
}

async function storeCorrected(
  id: number,
  { before, after }: { before: StoredOutage; after: OutageFacts },
  now: Date,
): Promise<Change> {
  await storeOutage(id, after)
  if (!isTold(before, after)) {
    if (before.hasEnded) return { title: 'Возобновлено', change: (shown) => withoutEnd(shown, after, now) }
    return { title: after.hasBanner ? WARNING_ON : WARNING_OFF, change: () => ({}) }
  }
  const corrected = listCorrected(before, after)
  const isMoved = before.hasEnded || +before.endsAt !== +after.endsAt
  const said = [corrected.join(', '), isMoved && `до ${formatMoment(after.endsAt)}`].filter(Boolean).join('; ')
  const title = `${corrected.length > 0 ? 'Исправлено' : 'Изменено'} (${said})`
  return { title, change: (shown) => withFacts(shown, before, after, now) }
}

function toFacts({ what, where, responsible, hasBanner, ...term }: OutageInput, now: Date): OutageFacts {
  return {
    what,
    where,
    responsible,
    hasBanner: hasBanner === 'on',
    startsAt: parseMoment(term.startsAt, env.TIME_ZONE),
    endsAt: parseEnd(term.endsAt, now),
  }
}

/** A field has no seconds: what is the same to the minute was not changed. */
function keepSeconds(before: Date, typed: Date): Date {
  return Math.floor(+before / MINUTE_MS) === Math.floor(+typed / MINUTE_MS) ? before : typed
}

function parseEnd(typed: string, now: Date): Date {
  const endsAt = parseMoment(typed, env.TIME_ZONE)
  if (endsAt <= now) refuse('endsAt', outageMessages.endsInPast)
  return endsAt
}

/** Returns the places with full names of streets: an outage is told at an address only if its street is on the plan. */
async function readStreets({ where, anyway }: Pick<OutageInput, 'where' | 'anyway'>): Promise<string> {
  const named = listStreets(where)
  const known = await findKnownStreets(named.map(({ key }) => key))
  if (!known) return where
  const unknown = named.filter(({ key }) => !known.has(key)).map(({ said }) => said)
  if (anyway || unknown.length === 0) return spellStreets(where, known)
  const message = outageMessages.unknownStreets(unknown)
  throw new AppError('invalid', { errors: { where: [message], [ANYWAY]: [message] } })
}

function refuse(field: keyof OutageInput, message: string): never {
  throw new AppError('invalid', { errors: { [field]: [message] } })
}

function toPath({ id, slug }: { id: number; slug: string }): string {
  return newsPath({ id, slug, typeCode: MESSAGE_TYPE_CODE })
}
