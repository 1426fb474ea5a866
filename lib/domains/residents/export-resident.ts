import type { Caller } from '@/lib/contract/caller'
import { listConsents } from '@/lib/domains/residents/consents/service'
import { getUser } from '@/lib/domains/residents/service'
import type { WaitingRows } from '@/lib/platform/database/confirmed-rows'
import { listSessions } from '@/lib/domains/residents/sessions/service'

export async function exportResident({ residentId, sessionId }: Caller, waiting: WaitingRows) {
  const [{ user }, { sessions }, { consents }] = await Promise.all([
    getUser(residentId, '', waiting),
    listSessions(residentId, sessionId),
    listConsents(residentId),
  ])
  const { api_token: _token, ...own } = user
  return { user: own, sessions, consents }
}
