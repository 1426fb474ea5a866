import { sql } from '@payloadcms/db-postgres'
import type { AccountKind } from '@/lib/contract/call-limit'
import type { Visitor } from '@/lib/contract/caller'
import { query } from '@/lib/platform/database/payload-client'
import type { Execute } from '@/lib/platform/limits/limits'
import { knownAddressKey, knownAddressPrefix } from '@/lib/platform/limits/limit-keys'

const KNOWN_DAYS = 30

async function deleteKnownAddresses(execute: Execute, kind: AccountKind, email: string): Promise<void> {
  await execute(sql`DELETE FROM private_limits WHERE starts_with(key, ${knownAddressPrefix(kind, email)})`)
}

export async function saveKnownAddress(
  execute: Execute,
  account: { kind: AccountKind; email: string; address: string | null },
): Promise<void> {
  if (account.address === null) return
  await execute(sql`
    INSERT INTO private_limits AS l (key, hits, ends_at)
    VALUES (${knownAddressKey(account.kind, account.email, account.address)}, 0, now() + make_interval(days => ${KNOWN_DAYS}))
    ON CONFLICT (key) DO UPDATE SET ends_at = excluded.ends_at`)
}

export async function saveResidentAddress(email: string, { address }: Visitor): Promise<void> {
  await saveKnownAddress(query, { kind: 'resident', email, address })
}

export async function deleteResidentAddresses(email: string): Promise<void> {
  await deleteKnownAddresses(query, 'resident', email)
}
