import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { getFieldsToSign, jwtSign, type CollectionAfterLoginHook, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { addSession, forgetEndedSessions } from '@/lib/office/staff/sessions/payload-sessions'
import { inRequest, inTransaction, query } from '@/lib/platform/database/payload-client'
import { internalHeaders } from '@/lib/runtime/internal-headers'

interface IssuedSession {
  token: string
  exp: number
  user: object
  cookie: string
}

/** Signs the token of a session that has passed the second factor, or whose account needs none. */
export async function issueSession(
  req: PayloadRequest,
  staffId: number,
  { hasSecondFactor }: { hasSecondFactor: boolean },
): Promise<IssuedSession> {
  const { payload } = req
  const { config: collectionConfig } = payload.collections.staff
  const user = await payload.findByID({ collection: 'staff', id: staffId, depth: 0 })
  const { tokenExpiration } = collectionConfig.auth
  const sid = randomUUID()
  await inTransaction(async () => {
    await addSession(staffId, sid, tokenExpiration)
    await saveSession(req, { sid, staffId, hasSecondFactor })
  })
  const fieldsToSign = getFieldsToSign({
    collectionConfig,
    email: user.email,
    sid,
    user: { ...user, collection: 'staff' },
  })
  const { exp, token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  return { token, exp, user, cookie: sessionCookie(req, token) }
}

export function sessionCookie({ payload }: PayloadRequest, token: string): string {
  const collectionAuthConfig = payload.collections.staff.config.auth
  return generatePayloadCookie({ collectionAuthConfig, cookiePrefix: payload.config.cookiePrefix, token })
}

/** Notes address and device of a session that Payload's own login began. */
export const recordSession: CollectionAfterLoginHook<{ id: number }> = async ({ req, token, user }) => {
  const sid = parseSession(token)
  if (sid) await inRequest(req, () => saveSession(req, { sid, staffId: user.id, hasSecondFactor: false }))
  return user
}

interface Session {
  sid: string
  staffId: number
  hasSecondFactor: boolean
}

async function saveSession({ headers }: PayloadRequest, { sid, staffId, hasSecondFactor }: Session): Promise<void> {
  await forgetEndedSessions(staffId)
  await query(sql`
    INSERT INTO private_staff_sessions (session_id, staff_id, address, device, has_second_factor)
    VALUES (${sid}, ${staffId}, ${headers.get(internalHeaders.clientAddress)},
      ${headers.get('user-agent')?.slice(0, 300) ?? null}, ${hasSecondFactor})`)
}

function parseSession(token: string): string | null {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid?: string }
  return claims.sid ?? null
}
