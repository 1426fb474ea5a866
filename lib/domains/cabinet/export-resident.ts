import { strToU8, zip, type Zippable } from 'fflate'
import { promisify } from 'node:util'
import { findOwnAppeals } from '@/lib/domains/appeals/service'
import { exportClaims } from '@/lib/domains/claims/feed/service'
import { exportIdeas } from '@/lib/domains/ideas/own/service'
import { exportDiscussions } from '@/lib/domains/discussions/following/service'
import { getSubscription } from '@/lib/domains/news-subscriptions/service'
import { exportNotifications } from '@/lib/domains/notifications/service'
import { listConsents } from '@/lib/domains/residents/consents/service'
import { getUser } from '@/lib/domains/residents/service'
import { listSessions } from '@/lib/domains/residents/sessions/service'
import { exportSupport } from '@/lib/domains/support/service'
import { keepPrivateFile, linkPrivateFile, readPrivateFiles } from '@/lib/platform/files/private-files'
import { isoDay } from '@/lib/shared/dates'
import { env } from '@/lib/config/env'

/** Everything the portal knows about a resident as an archive: one JSON file and the files themselves; and its link. */
export async function exportResident(residentId: number, sessionId: number) {
  const [data, files] = await Promise.all([collect(residentId, sessionId), readPrivateFiles(residentId)])
  const entries: Zippable = { 'dannye.json': strToU8(`${JSON.stringify(data, null, 2)}\n`) }
  for (const { id, originName, content } of files) entries[`faily/${id}-${originName}`] = [content, { level: 0 }]
  const id = await keepPrivateFile({
    content: Buffer.from(await promisify(zipped)(entries)),
    mimeType: 'application/zip',
    extension: 'zip',
    originName: `Мои данные на портале ${isoDay(new Date(), env.TIME_ZONE)}`,
    purpose: 'export',
    residentId,
  })
  return linkPrivateFile(id, residentId)
}

async function collect(residentId: number, sessionId: number) {
  const [
    { user },
    { sessions },
    { consents },
    { subscription },
    notifications,
    supportRequests,
    appeals,
    claims,
    ideas,
    discussions,
  ] = await Promise.all([
    getUser(residentId, ''),
    listSessions(residentId, sessionId),
    listConsents(residentId),
    getSubscription(residentId),
    exportNotifications(residentId),
    exportSupport(residentId),
    findOwnAppeals(residentId),
    exportClaims(residentId),
    exportIdeas(residentId),
    exportDiscussions(residentId),
  ])
  const { api_token: _token, ...own } = user
  return {
    user: own,
    sessions,
    consents,
    subscription,
    notifications,
    support_requests: supportRequests,
    appeals,
    claims,
    ideas,
    discussions,
  }
}

function zipped(entries: Zippable, done: (error: Error | null, archive: Uint8Array) => void): void {
  zip(entries, done)
}
