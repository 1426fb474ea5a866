import { sql } from '@payloadcms/db-postgres'
import type { Execute } from '@/lib/platform/limits/limits'

/** The receipt number is given at once, the registration number by a clerk. */
type NumberedPaper = 'receipt' | 'registration'

/** Returns the next number of the year, from 1; one SQL statement, so that numbers never repeat. */
export async function nextAppealNumber(execute: Execute, paper: NumberedPaper, year: number): Promise<number> {
  const [row] = await execute<{ last: number }>(sql`
    INSERT INTO private_appeal_numbers AS n (paper, year, last) VALUES (${paper}, ${year}, 1)
    ON CONFLICT (paper, year) DO UPDATE SET last = n.last + 1 RETURNING last`)
  if (!row) throw new Error('Счётчик номеров обращений не ответил')
  return row.last
}
