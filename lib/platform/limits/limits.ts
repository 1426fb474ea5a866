import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { query } from '@/lib/platform/database/payload-client'
import { AppError } from '@/lib/contract/errors'

/** Must run outside the caller's transaction, so that refused attempts count. */
export type Execute = <T>(query: SQL) => Promise<T[]>

export interface Limit {
  key: string
  points: number
  seconds: number
  /** Key of a row that lets the caller be counted but not refused. */
  exemptKey?: string
}

/**
 * Counts `times` attempts. Returns null within the limit, otherwise the seconds until it resets. An end further away than
 * the whole period was set before the clock was set back: a new period begins.
 */
export async function hitLimit(
  execute: Execute,
  { key, points, seconds, exemptKey }: Limit,
  times = 1,
): Promise<number | null> {
  await refundFailed(execute, key)
  const [row] = await execute<{ hits: number; left: number }>(sql`
    INSERT INTO private_limits AS l (key, hits, ends_at) VALUES (${key}, ${times}, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN l.ends_at NOT BETWEEN now() AND excluded.ends_at + interval '1 minute' THEN excluded.hits
        ELSE least(l.hits + excluded.hits, 1000000) END,
      ends_at = CASE WHEN l.ends_at NOT BETWEEN now() AND excluded.ends_at + interval '1 minute' THEN excluded.ends_at ELSE l.ends_at END
    RETURNING hits, ceil(extract(epoch FROM ends_at - now()))::int AS left`)
  if (!row || row.hits <= points) return null
  return exemptKey !== undefined && (await isLive(execute, exemptKey)) ? null : Math.max(1, row.left)
}

async function isLive(execute: Execute, key: string): Promise<boolean> {
  return (await execute(sql`SELECT 1 FROM private_limits WHERE key = ${key} AND ends_at > now()`)).length > 0
}

/** Refunds that failed because of the database or disk, by key. */
const failedRefunds = new Map<string, number>()
const MAX_FAILED_REFUNDS = 10_000

/** Refunds attempts; a failed refund is repeated before the next attempt with this key. */
export async function refundLimit(execute: Execute, { key }: Pick<Limit, 'key'>, times = 1): Promise<void> {
  await decrement(execute, key, times).catch(() => {
    if (failedRefunds.size < MAX_FAILED_REFUNDS) failedRefunds.set(key, (failedRefunds.get(key) ?? 0) + times)
  })
}

async function refundFailed(execute: Execute, key: string): Promise<void> {
  const attempts = failedRefunds.get(key)
  if (attempts === undefined) return
  await decrement(execute, key, attempts)
  failedRefunds.delete(key)
}

async function decrement(execute: Execute, key: string, attempts: number): Promise<void> {
  await execute(sql`UPDATE private_limits SET hits = greatest(hits - ${attempts}, 0) WHERE key = ${key}`)
}

export async function hitLimits(limits: readonly Limit[], times = 1): Promise<void> {
  for (const limit of limits) {
    const retryAfter = await hitLimit(query, limit, times)
    if (retryAfter !== null) throw new AppError('tooMany', { retryAfter })
  }
}

export async function refundLimits(limits: readonly Limit[], times = 1): Promise<void> {
  for (const limit of limits) await refundLimit(query, limit, times)
}

export async function deleteOldLimits(): Promise<void> {
  await query(sql`DELETE FROM private_limits WHERE ends_at < now()`)
}
