import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** A line of the audit log says who did what to what, with what result, from where. It has no secrets, no contents. */
export interface AuditLine {
  kind: 'resident' | 'guest' | 'staff' | 'portal'
  /** Names a resident by number and a member of the staff by name. */
  who: string | null
  action: string
  subject?: string | null
  result: string
  address?: string | null
}

export function auditInsert({ kind, who, action, subject, result, address }: AuditLine): SQL {
  return sql`INSERT INTO audit_log (kind, who, action, subject, result, address)
    VALUES (${kind}, ${cut(who, 200)}, ${cut(action, 200)}, ${cut(subject, 300)}, ${cut(result, 200)}, ${cut(address, 64)})`
}

function cut(text: string | null | undefined, length: number): string | null {
  return text?.slice(0, length) ?? null
}
