import { env } from '@/lib/config/env'
import { formatMoment } from '@/lib/time/dates'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** The address of a link in a letter. Its key stands behind #: no server and no log on the way sees it. */
export function hashLink(name: string, key: string, path = '/'): string {
  return `${env.PUBLIC_URL}${path}#${name}=${key}`
}

/** Mail programs end such letters by themselves through this address (RFC 8058). */
export function unsubscribeUrl(key: string): string {
  return `${env.PUBLIC_URL}/api/unsubscribe?token=${key}`
}

/** Writes a moment in words, in the city's time. */
export function formatCityMoment(when: Date): string {
  return formatMoment(when, env.TIME_ZONE)
}

/**
 * Says how a letter greets the resident of the table alias: «Анна Сергеевна», nothing while the address is not
 * confirmed. It may be a stranger's, to whom nothing that was typed as a name should go.
 */
export function selectGreeting(resident: 'a' | 'r' | 'residents'): SQL {
  const [confirmed, name, patronymic] = ['email_confirmed_at', 'name', 'patronymic'].map((column) =>
    sql.raw(`${resident}.${column}`),
  )
  return sql`CASE WHEN ${confirmed} IS NULL THEN '' ELSE concat_ws(' ', ${name}, ${patronymic}) END`
}
