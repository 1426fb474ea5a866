import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * Says how a letter greets the resident of the table alias: «Анна Сергеевна», nothing while the address is not
 * confirmed. It may be a stranger's, to whom nothing that was typed as a name should go.
 */
export function greetingOf(resident: 'a' | 'r' | 'residents'): SQL {
  const [confirmed, name, patronymic] = ['email_confirmed_at', 'name', 'patronymic'].map((column) =>
    sql.raw(`${resident}.${column}`),
  )
  return sql`CASE WHEN ${confirmed} IS NULL THEN '' ELSE concat_ws(' ', ${name}, ${patronymic}) END`
}
