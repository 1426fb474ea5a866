import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'

/** Answers whether the resident's address is confirmed; the answer stays true until the caller's transaction ends. */
export async function lockConfirmation(residentId: number): Promise<boolean> {
  const [row] = await query<{ is_confirmed: boolean | null }>(
    sql`SELECT hold_confirmation(${residentId}::int) AS is_confirmed`,
  )
  return row?.is_confirmed ?? false
}
