import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { ReadEntry } from 'tar'
import { readWhole } from '@/lib/platform/backups/archive'
import type { CopiedTable, Manifest } from '@/lib/platform/backups/backup-format'
import { formatColumns, listTables, tablesWithoutMigration } from '@/lib/platform/backups/database-tables'
import { StartError } from '@/lib/platform/process/start-error'

const decompress = promisify(gunzip)

/**
 * Loads the tables of a backup into tables that have no rows and no triggers yet. Works as the database's ordinary owner:
 * foreign keys are dropped and made anew, since only a superuser can turn them off.
 */
export class TableLoader {
  private current: { table: CopiedTable; rows: Writable & { rowCount: number }; ended: Promise<void> } | undefined
  private readonly keys: string[] = []

  constructor(
    private readonly client: Client,
    private readonly manifest: Manifest,
  ) {}

  /** Begins in the transaction of the client. */
  async begin(): Promise<void> {
    await this.createOtherTables()
    await this.refuseOtherColumns()
    await this.dropForeignKeys()
    const tables = this.manifest.tables.map(({ name }) => this.client.escapeIdentifier(name))
    if (tables.length > 0) await this.client.query(`TRUNCATE ${tables.join(', ')}`) // rows of migrations
  }

  /** Takes a part of a table; parts of one table follow each other. */
  async take(name: string, entry: ReadEntry): Promise<void> {
    if (this.current?.table.name !== name) await this.open(name)
    const content = await decompress(await readWhole(entry))
    if (!this.current) return
    const { rows, ended } = this.current
    if (!rows.write(content)) await Promise.race([once(rows, 'drain'), ended])
  }

  /** Ends the load: keys and sequences. */
  async end(): Promise<void> {
    await this.closeTable()
    for (const key of this.keys) await this.client.query(key)
    for (const { name, value, isCalled } of this.manifest.sequences)
      await this.client.query(
        'SELECT setval(s.oid::regclass, $2, $3) FROM pg_class s WHERE s.relname = $1 AND s.relkind = $4 AND s.relnamespace = $5::regnamespace',
        [name, value, isCalled, 'S', 'public'],
      )
  }

  private async open(name: string): Promise<void> {
    await this.closeTable()
    const table = this.manifest.tables.find((one) => one.name === name)
    if (!table) throw new Error(`таблицы ${name} нет в описи`)
    const { client } = this
    const columns = formatColumns(client, table.columns)
    const rows = client.query(copyFrom(`COPY ${client.escapeIdentifier(name)} (${columns}) FROM STDIN`))
    const ended = finished(rows)
    ended.catch(() => undefined) // thrown where it is awaited
    this.current = { table, rows, ended }
  }

  private async closeTable(): Promise<void> {
    if (!this.current) return
    const { table, rows, ended } = this.current
    this.current = undefined
    rows.end()
    await ended
    if (rows.rowCount !== table.rows)
      throw new Error(`строки таблицы ${table.name}: ${rows.rowCount}, а было ${table.rows}`)
  }

  private async createOtherTables(): Promise<void> {
    for (const { name } of this.manifest.tables) {
      const columns = tablesWithoutMigration[name]
      if (columns) await this.client.query(`CREATE TABLE IF NOT EXISTS ${name} (${columns})`)
    }
  }

  private async refuseOtherColumns(): Promise<void> {
    const present = new Map((await listTables(this.client)).map(({ name, columns }) => [name, columns]))
    const others = this.manifest.tables.flatMap(({ name, columns }) => {
      const has = present.get(name)
      return has ? columns.filter((column) => !has.includes(column)).map((column) => `${name}.${column}`) : [name]
    })
    if (others.length > 0)
      throw new StartError(
        `В копии есть таблицы и столбцы, которых портал не создаёт: ${others.join(', ')}. Уберите их из базы, ` +
          'с которой снимают копию, или восстановите её по частям вручную',
      )
  }

  private async dropForeignKeys(): Promise<void> {
    const { rows } = await this.client.query<{ drop: string; add: string }>(
      `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY oid`,
    )
    for (const { drop, add } of rows) {
      await this.client.query(drop)
      this.keys.push(add)
    }
  }
}
