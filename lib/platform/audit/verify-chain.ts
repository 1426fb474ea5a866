import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Client } from 'pg'
import { createHash } from 'node:crypto'

interface ChainEnd {
  entries: number
  hash: string
}

export type ChainVerdict = ({ isWhole: true } & ChainEnd) | { isWhole: false; reason: string }

const BROKEN = `
  SELECT position, entry_id, CASE
    WHEN position <> place THEN 'перед записью не хватает звена'
    WHEN missing THEN 'запись удалена'
    ELSE 'запись изменена' END AS reason
  FROM (
    SELECT c.position, c.entry_id, l.id IS NULL AS missing, row_number() OVER chain AS place,
      l.id IS NULL OR c.hash <> audit_entry_hash(coalesce(lag(c.hash) OVER chain, ''), l) AS differs
    FROM private_audit_chain c LEFT JOIN audit_log l ON l.id = c.entry_id
    WINDOW chain AS (ORDER BY c.position)
  ) AS links
  WHERE position <> place OR differs ORDER BY position LIMIT 1`

const UNCHAINED = `
  SELECT id FROM audit_log l WHERE NOT EXISTS (SELECT 1 FROM private_audit_chain c WHERE c.entry_id = l.id) ORDER BY id LIMIT 1`

const END = `
  SELECT count(*)::int AS entries, coalesce((array_agg(encode(hash, 'hex') ORDER BY position DESC))[1], '') AS hash
  FROM private_audit_chain`

/** Compares every entry of the audit log with its hash. Run it in one snapshot. */
export async function verifyChain(client: Client): Promise<ChainVerdict> {
  const broken = await client.query<{ entry_id: number; reason: string }>(BROKEN)
  const [link] = broken.rows
  if (link) return { isWhole: false, reason: `запись № ${link.entry_id}: ${link.reason}` }
  const unchained = await client.query<{ id: number }>(UNCHAINED)
  const [entry] = unchained.rows
  if (entry) return { isWhole: false, reason: `запись № ${entry.id} внесена в обход журнала` }
  const { rows } = await client.query<ChainEnd>(END)
  return { isWhole: true, ...(rows[0] ?? { entries: 0, hash: '' }) }
}

/** Compares every line of an exported log with its hash, and the last one with the database. */
export async function verifyExport(file: string, client: Client): Promise<ChainVerdict> {
  let last: ChainEnd = { entries: 0, hash: '' }
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const entry = parseEntry(line)
    if (!entry || entry.position !== last.entries + 1 || hashEntry(last.hash, entry) !== entry.hash) {
      return { isWhole: false, reason: `строка ${last.entries + 1} файла изменена` }
    }
    last = { entries: entry.position, hash: entry.hash }
  }
  const { rows } = await client.query<{ hash: string }>(
    "SELECT encode(hash, 'hex') AS hash FROM private_audit_chain WHERE position = $1",
    [last.entries],
  )
  if (last.entries > 0 && rows[0]?.hash !== last.hash) {
    return { isWhole: false, reason: `в базе не та запись, которой кончается файл (место ${last.entries})` }
  }
  return { isWhole: true, ...last }
}

function parseEntry(line: string): AuditEntry | null {
  try {
    return JSON.parse(line) as AuditEntry
  } catch {
    return null
  }
}

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
function hashEntry(previous: string, entry: Omit<AuditEntry, 'position' | 'hash'>): string {
  const { id, at, kind, who, action, subject, result, address } = entry
  const parts = [String(id), at, kind, who, action, subject, result, address]
  const text = parts.map((part) => (part === null ? '-' : `${Buffer.byteLength(part)}:${part}`)).join(',')
  return createHash('sha256').update(Buffer.from(previous, 'hex')).update(text).digest('hex')
}
