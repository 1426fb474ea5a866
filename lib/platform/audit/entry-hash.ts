import { createHash } from 'node:crypto'

/** Line of an exported audit log. */
export interface AuditEntry {
  position: number
  id: number
  at: string
  kind: string
  who: string | null
  action: string
  subject: string | null
  result: string
  address: string | null
  hash: string
}

/** Computes the same as audit_entry_hash in schema.sql. */
export function hashEntry(previous: string, entry: Omit<AuditEntry, 'position' | 'hash'>): string {
  const { id, at, kind, who, action, subject, result, address } = entry
  const parts = [String(id), at, kind, who, action, subject, result, address]
  const text = parts.map((part) => (part === null ? '-' : `${Buffer.byteLength(part)}:${part}`)).join(',')
  return createHash('sha256').update(Buffer.from(previous, 'hex')).update(text).digest('hex')
}
