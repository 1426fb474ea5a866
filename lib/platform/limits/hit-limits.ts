import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { hitLimit, unhitLimit, type Limit } from '@/lib/platform/limits/limits'
import { forgetAddresses, rememberAddress } from '@/lib/platform/limits/known-addresses'
import type { Visitor } from '@/lib/contract/caller'
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

/** Remembers that the owner of a resident's account was let in from this address. */
export async function rememberResident(email: string, { address }: Visitor): Promise<void> {
  await rememberAddress(query, { kind: 'resident', email, address })
}

/** Forgets from where a resident's account was let in so far: its password was lost or known to others. */
export async function forgetResidentAddresses(email: string): Promise<void> {
  await forgetAddresses(query, 'resident', email)
}

export async function dropOldLimits(): Promise<void> {
  await query(sql`DELETE FROM private_limits WHERE ends_at < now()`)
}
