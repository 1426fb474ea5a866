import { selectOne } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import type { System } from '@/lib/contract/caller'
import { query } from '@/lib/platform/database/payload-client'

export async function findSystem(keyHash: Buffer): Promise<System | null> {
  return selectOne<System>(
    sql`SELECT id, title FROM private_systems WHERE key_hash = ${keyHash.toString('hex')} AND is_on`,
  )
}

/** Counts in the caller's transaction: refused messages do not count. */
export async function countMessage(id: number): Promise<void> {
  await query(
    sql`UPDATE private_systems SET messages = coalesce(messages, 0) + 1, last_message_at = now() WHERE id = ${id}`,
  )
}
