import { sql } from '@payloadcms/db-postgres'
import { rows } from '@/lib/platform/database/payload-client'

/** Whether the resident's address is confirmed; it stays so, or not, until the caller's transaction ends. */
export async function holdConfirmation(residentId: number): Promise<boolean> {
  const [row] = await rows<{ is_confirmed: boolean | null }>(
    sql`SELECT hold_confirmation(${residentId}::int) AS is_confirmed`,
  )
  return row?.is_confirmed ?? false
}
