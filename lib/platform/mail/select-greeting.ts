import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** «Анна Сергеевна», empty while the email is not confirmed: it may be a stranger's. */
export function selectGreeting(resident: 'a' | 'r' | 'residents'): SQL {
  const column = (name: string) => sql.raw(`${resident}.${name}`)
  return sql`CASE WHEN ${column('email_confirmed_at')} IS NULL THEN ''
    ELSE concat_ws(' ', ${column('name')}, ${column('patronymic')}) END`
}
