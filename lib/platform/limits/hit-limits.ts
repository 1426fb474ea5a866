import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { hitLimit, unhitLimit, type Limit } from '@/lib/platform/limits/limits'
import { AppError } from '@/lib/contract/errors'

/** Counts so many attempts against every limit. Throws tooMany with the seconds to wait. */
export async function hitLimits(limits: readonly Limit[], times = 1): Promise<void> {
  for (const limit of limits) {
    const retryAfter = await hitLimit(query, limit, times)
    if (retryAfter !== null) throw new AppError('tooMany', { retryAfter })
  }
}

export async function unhitLimits(limits: readonly Limit[], times = 1): Promise<void> {
  for (const limit of limits) await unhitLimit(query, limit, times)
}

/** Hashes a text for keys: the hash is the same for the same text, and nobody reads the text out of it. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

export async function dropOldLimits(): Promise<void> {
  await query(sql`DELETE FROM private_limits WHERE ends_at < now()`)
}
