import { open } from 'node:fs/promises'
import type { Client } from 'pg'
import type { AuditEntry } from '@/lib/platform/audit/verify-chain'

const PAGE = 2_000

const ENTRIES = `
  SELECT c.position::int, l.id, l.created_at AS at, l.kind, l.who, l.action, l.subject, l.result, l.address,
    encode(c.hash, 'hex') AS hash
  FROM private_audit_chain c JOIN audit_log l ON l.id = c.entry_id
  WHERE c.position > $1 ORDER BY c.position LIMIT ${PAGE}`

/** Writes the audit log as JSON lines into a new file that only its owner may read. Returns the number of entries. */
export async function exportChain(file: string, client: Client): Promise<number> {
  const output = await open(file, 'wx', 0o600)
  try {
    let position = 0
    for (;;) {
      const { rows } = await client.query<Omit<AuditEntry, 'at'> & { at: Date }>(ENTRIES, [position])
      if (rows.length === 0) break
      await output.write(rows.map((row) => `${JSON.stringify({ ...row, at: row.at.toISOString() })}\n`).join(''))
      position = rows.at(-1)?.position ?? position
    }
    await output.sync()
    return position
  } finally {
    await output.close()
  }
}
