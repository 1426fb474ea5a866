import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ArchiveWriter } from '@/lib/platform/backups/archive'
import { countLines, tablePart, type CopiedTable } from '@/lib/platform/backups/backup-format'
import { formatColumns, listTables, type TableColumns } from '@/lib/platform/backups/database-tables'

/** A tar entry has its size before its content: a table is stored in parts that fit into memory. */
const PART_BYTES = 1024 * 1024
const compress = promisify(gzip)

/** Copies all tables in the transaction of `client`. */
export async function writeTables(client: Client, archive: ArchiveWriter): Promise<CopiedTable[]> {
  const tables: CopiedTable[] = []
  for (const table of await listTables(client)) tables.push(await writeTable(client, table, archive))
  return tables
}

async function writeTable(
  client: Client,
  { name, columns }: TableColumns,
  archive: ArchiveWriter,
): Promise<CopiedTable> {
  const table = client.escapeIdentifier(name)
  const rows = client.query(copyTo(`COPY ${table} (${formatColumns(client, columns)}) TO STDOUT`))
  const hash = createHash('sha256')
  let part: Buffer[] = []
  let bytes = 0
  let written = 0
  let rowCount = 0 // the stream's own may come after its end
  const flush = async () => {
    if (bytes === 0) return
    written += 1
    await archive.add(tablePart(name, written), await compress(Buffer.concat(part), { level: 1 }))
    part = []
    bytes = 0
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk)
    rowCount += countLines(chunk)
    part.push(chunk)
    bytes += chunk.length
    if (bytes >= PART_BYTES) await flush()
  }
  await flush()
  return { name, columns, rows: rowCount, sha256: hash.digest('hex') }
}
