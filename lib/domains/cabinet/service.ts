import { promisify } from 'node:util'
import { strToU8, zip, type Zippable } from 'fflate'
import { env } from '@/lib/config/env'
import type { Caller } from '@/lib/contract/caller'
import { AppError } from '@/lib/contract/errors'
import { isPending } from '@/lib/contract/feed-entry'
import { messages } from '@/lib/contract/messages'
import { buildPage } from '@/lib/contract/page'
import { listResidentFeed, type OpenMatters } from '@/lib/domains/cabinet/feed-contract'
import { UNDO_DAYS } from '@/lib/domains/residents/rules'
import type { Domain } from '@/lib/platform/domain'
import { storePrivateFile, linkPrivateFile, readPrivateFiles } from '@/lib/platform/files/private-files'
import { isoDay } from '@/lib/time/dates'
import { DAY_MS } from '@/lib/time/days'

/** Stores an archive with all data of a resident (one JSON file and the files) and returns a link to it. */
export async function exportData(domains: readonly Domain[], caller: Caller) {
  const { residentId } = caller
  const [data, files] = await Promise.all([collect(domains, caller), readPrivateFiles(residentId)])
  const entries: Zippable = { 'dannye.json': strToU8(`${JSON.stringify(data, null, 2)}\n`) }
  for (const { id, originName, content } of files) entries[`faily/${id}-${originName}`] = [content, { level: 0 }]
  const id = await storePrivateFile({
    content: Buffer.from(await promisify(zipped)(entries)),
    mimeType: 'application/zip',
    extension: 'zip',
    originName: `Мои данные на портале ${isoDay(new Date(), env.TIME_ZONE)}`,
    purpose: 'export',
    residentId,
  })
  return linkPrivateFile(id, residentId)
}

async function collect(domains: readonly Domain[], caller: Caller): Promise<object> {
  const parts = await Promise.all(domains.map(({ personalData }) => personalData?.(caller)))
  return Object.assign({}, ...parts) as object
}

function zipped(entries: Zippable, done: (error: Error | null, archive: Uint8Array) => void): void {
  zip(entries, done)
}

const PER_PAGE = 20

/** Merges what the domains know of a resident's activity, newest first. */
export async function composeFeed(domains: readonly Domain[], residentId: number, page: number) {
  const limit = page * PER_PAGE
  const parts = await Promise.all(domains.flatMap(({ feed }) => feed?.(residentId, limit) ?? []))
  const newest = parts.flatMap(({ entries }) => entries).sort((one, other) => other.at.localeCompare(one.at))
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  const shown = newest.slice(limit - PER_PAGE, limit)
  return { feed: buildPage(shown, { total, perPage: PER_PAGE, page, path: listResidentFeed.path }) }
}

/** Upper bound for each kind; nobody has as many. */
const MOST = 1_000

/** Returns unfinished matters, first those to be answered after the erasure. */
export async function listOpenMatters(domains: readonly Domain[], residentId: number): Promise<OpenMatters> {
  const erasedOn = isoDay(new Date(Date.now() + UNDO_DAYS * DAY_MS), env.TIME_ZONE)
  const parts = await Promise.all(domains.flatMap(({ feed }) => feed?.(residentId, MOST) ?? []))
  const open = parts.flatMap(({ entries }) => entries).filter(isPending)
  const matters = open.map((entry) => ({
    ...entry,
    outlives_account: entry.answer_by !== null && entry.answer_by > erasedOn,
  }))
  matters.sort((one, other) => Number(other.outlives_account) - Number(one.outlives_account))
  return { erased_on: erasedOn, matters }
}

/** Stops the emails that the key came with; repeating it is no error. Throws notFound. */
export async function unsubscribe(domains: readonly Domain[], key: string): Promise<{ message: string }> {
  for (const { stopEmails } of domains) {
    const message = await stopEmails?.(key)
    if (message) return { message }
  }
  throw new AppError('notFound', { message: messages.linkExpired })
}
