import { sql } from '@payloadcms/db-postgres'
import type { Execute } from '@/lib/platform/limits/limits'

/** The author gets the number of the receipt at once; a clerk gives the number of the registration. */
type NumberedPaper = 'receipt' | 'registration'

/** Returns the next number of the year, from 1; a single SQL statement counts, so that no two numbers are the same. */
export async function nextAppealNumber(execute: Execute, paper: NumberedPaper, year: number): Promise<number> {
  const [row] = await execute<{ last: number }>(sql`
    INSERT INTO private_appeal_numbers AS n (paper, year, last) VALUES (${paper}, ${year}, 1)
    ON CONFLICT (paper, year) DO UPDATE SET last = n.last + 1 RETURNING last`)
  if (!row) throw new Error('Счётчик номеров обращений не ответил')
  return row.last
}
