import { sql } from '@payloadcms/db-postgres'
import type { AccountKind } from '@/lib/contract/call-limit'
import type { Execute } from '@/lib/platform/limits/limits'
import { knownAddressKey } from '@/lib/platform/limits/subjects'

const KNOWN_DAYS = 30

/** Remembers that the owner of an account was let in from this address. */
export async function rememberAddress(
  execute: Execute,
  account: { kind: AccountKind; email: string; address: string | null },
): Promise<void> {
  if (account.address === null) return
  await execute(sql`
    INSERT INTO private_limits AS l (key, hits, ends_at)
    VALUES (${knownAddressKey(account.kind, account.email, account.address)}, 0, now() + make_interval(days => ${KNOWN_DAYS}))
    ON CONFLICT (key) DO UPDATE SET ends_at = excluded.ends_at`)
}
