import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { rows } from '@/lib/backend/integrations/payload'
import { hitLimit, unhitLimit, type Limit } from '@/lib/cms/limits'
import { AppError } from '@/lib/contract/errors'

/** Counts one attempt against every limit. Throws tooMany with the seconds to wait. */
export async function hitLimits(limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    await payBack(limit)
    const retryAfter = await hitLimit(rows, limit)
    if (retryAfter !== null) throw new AppError('tooMany', { retryAfter })
  }
}

/** Attempts that could not be taken back, by the key of the limit: the database was away or its disk full just then. */
const owed = new Map<string, number>()
const MOST_OWED = 10_000

/** Takes attempts back. What cannot be written now is taken back before the next attempt is counted. */
export async function unhitLimits(limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) {
    await unhitLimit(rows, { key }).catch(() => {
      if (owed.size < MOST_OWED) owed.set(key, (owed.get(key) ?? 0) + 1)
    })
  }
}

async function payBack({ key }: Limit): Promise<void> {
  for (let left = owed.get(key) ?? 0; left > 0; left -= 1) {
    await unhitLimit(rows, { key })
    if (left > 1) owed.set(key, left - 1)
    else owed.delete(key)
  }
}

/** For keys: the same for the same text, and nobody reads the text out of it. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

export async function dropOldLimits(): Promise<void> {
  await rows(sql`DELETE FROM private_limits WHERE ends_at < now()`)
}
