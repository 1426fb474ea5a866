import { env } from '@/lib/config/env'
import { formatMoment } from '@/lib/time/dates'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** The key follows #, so no server or log sees it. */
export function hashLink(name: string, key: string, path = '/'): string {
  return `${env.PUBLIC_URL}${path}#${name}=${key}`
}

/** One-click unsubscribe (RFC 8058). */
export function unsubscribeUrl(key: string): string {
  return `${env.PUBLIC_URL}/api/unsubscribe?token=${key}`
}

export function formatCityMoment(when: Date): string {
  return formatMoment(when, env.TIME_ZONE)
}

/** «Анна Сергеевна», empty while the email is not confirmed: it may be a stranger's. */
export function selectGreeting(resident: 'a' | 'r' | 'residents'): SQL {
  const column = (name: string) => sql.raw(`${resident}.${name}`)
  return sql`CASE WHEN ${column('email_confirmed_at')} IS NULL THEN ''
    ELSE concat_ws(' ', ${column('name')}, ${column('patronymic')}) END`
}
