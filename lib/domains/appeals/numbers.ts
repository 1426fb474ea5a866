import { sql } from '@payloadcms/db-postgres'
import type { Execute } from '@/lib/platform/limits/limits'

/** What is numbered: the receipt, which its author gets at once, and the registration by the clerk. */
type NumberedPaper = 'receipt' | 'registration'

/** The next number of the year: each year begins with 1, and one statement counts, so that no two are alike. */
export async function nextAppealNumber(execute: Execute, paper: NumberedPaper, year: number): Promise<number> {
  const [row] = await execute<{ last: number }>(sql`
    INSERT INTO private_appeal_numbers AS n (paper, year, last) VALUES (${paper}, ${year}, 1)
    ON CONFLICT (paper, year) DO UPDATE SET last = n.last + 1 RETURNING last`)
  if (!row) throw new Error('Счётчик номеров обращений не ответил')
  return row.last
}
