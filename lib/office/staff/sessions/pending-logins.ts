import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { generateCookie, parseCookies } from 'payload/shared'
import { env } from '@/lib/config/env'
import { query } from '@/lib/platform/database/payload-client'

const MINUTES = 10
const isSecure = env.PUBLIC_URL.startsWith('https:')
const NAME = isSecure ? '__Host-portal-login' : 'portal-login'

/** Remembers that the password was right. Returns the cookie that stands for it until the second factor; it opens nothing. */
export async function startPendingLogin(staffId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await query(sql`DELETE FROM private_staff_pending_logins WHERE ends_at < now()`)
  await query(sql`
    INSERT INTO private_staff_pending_logins (token, staff_id, ends_at)
    VALUES (${hashToken(token)}, ${staffId}, now() + make_interval(mins => ${MINUTES}))`)
  return cookie(token, MINUTES * 60)
}

/** Returns the account whose password was right within ten minutes. */
export async function findPendingLogin(headers: Headers): Promise<number | null> {
  const token = parseCookies(headers).get(NAME)
  if (!token) return null
  const [row] = await query<{ id: number }>(sql`
    SELECT staff_id AS id FROM private_staff_pending_logins WHERE token = ${hashToken(token)} AND ends_at > now()`)
  return row?.id ?? null
}

/** Ends all pending logins of the account. Returns the cookie that deletes the browser's. */
export async function endPendingLogins(staffId: number | null): Promise<string> {
  if (staffId !== null) await query(sql`DELETE FROM private_staff_pending_logins WHERE staff_id = ${staffId}`)
  return cookie('', 0)
}

function cookie(value: string, maxAge: number): string {
  const options = {
    name: NAME,
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
  } as const
  return generateCookie<false>({ ...options, returnCookieAsObject: false })
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
