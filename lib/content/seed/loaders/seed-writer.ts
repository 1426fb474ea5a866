import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import pLimit from 'p-limit'
import type { File, GlobalSlug, Payload } from 'payload'
import { findTransaction } from '@/lib/platform/database/payload-transactions'
import type { Config } from '@/lib/platform/payload/payload-types'

type Slug = keyof Config['collections']
type GeneratedField = 'id' | 'createdAt' | 'updatedAt'

export type SeedData<Name extends Slug> = Omit<Config['collections'][Name], GeneratedField>

/** Writes through Payload with validation and hooks; in one transaction if given. */
export class SeedWriter {
  private readonly limit

  constructor(
    private readonly payload: Payload,
    private readonly transactionID: number | string | null,
  ) {
    // a transaction is one connection, and a connection takes one query at a time
    this.limit = pLimit(transactionID === null ? Infinity : 1)
  }

  async create<Name extends Slug>(collection: Name, data: SeedData<Name>, file?: File): Promise<number> {
    const created = await this.limit(() =>
      this.documents.create({ collection, data, file, depth: 0, req: this.request() }),
    )
    return Number(created.id)
  }

  async update<Name extends Slug>(collection: Name, id: number, data: Partial<SeedData<Name>>): Promise<void> {
    await this.limit(() => this.documents.update({ collection, id, data, depth: 0, req: this.request() }))
  }

  /** Returns the id of an earlier document by title. Throws if missing. */
  async find<Name extends Slug>(collection: Name, title: string): Promise<number> {
    const where = { title: { equals: title } }
    const { docs } = await this.limit(() =>
      this.documents.find({ collection, where, limit: 1, depth: 0, req: this.request() }),
    )
    if (!docs[0]) throw new Error(`В «${collection}» нет «${title}»`)
    return Number(docs[0].id)
  }

  async fillGlobal<Name extends GlobalSlug>(
    slug: Name,
    data: Omit<Config['globals'][Name], GeneratedField>,
  ): Promise<void> {
    await this.limit(() => this.documents.updateGlobal({ slug, data, depth: 0, req: this.request() }))
  }

  /** Runs SQL in the same transaction. */
  async run(query: SQL): Promise<Record<string, unknown>[]> {
    const db = this.payload.db as unknown as PostgresAdapter
    const { rows } = await this.limit(() => (findTransaction(db, this.transactionID) ?? db.drizzle).execute(query))
    return rows
  }

  /**
   * Inserts simple documents in one query, because a thousand single writes take as long as all the rest. A relation is
   * named `fieldId`. Returns ids.
   */
  async insert(table: string, documents: readonly object[]): Promise<number[]> {
    if (documents.length === 0) return []
    const rows = documents.map((one) =>
      Object.fromEntries(Object.entries(one).map(([name, value]) => [toColumn(name), value])),
    )
    const columns = sql.raw([...new Set(rows.flatMap(Object.keys))].join(', '))
    const from = sql`json_populate_recordset(NULL::${sql.raw(table)}, ${JSON.stringify(rows)}::json)`
    const inserted = await this.run(
      sql`INSERT INTO ${sql.raw(table)} (${columns}) SELECT ${columns} FROM ${from} RETURNING id`,
    )
    return inserted.map(({ id }) => Number(id))
  }

  /** Payload's types of all collections at once are too much for the compiler. */
  private get documents(): OpenDocuments {
    return this.payload as unknown as OpenDocuments
  }

  /** Payload keeps the uploaded file in the request, so every write needs a new one. */
  private request() {
    return this.transactionID === null ? {} : { transactionID: this.transactionID }
  }
}

interface OpenDocuments {
  create(options: { collection: string; data: object; file?: File } & Shared): Promise<{ id: number | string }>
  update(options: { collection: string; id: number; data: object } & Shared): Promise<unknown>
  find(options: { collection: string; where: object; limit: number } & Shared): Promise<{ docs: { id: unknown }[] }>
  updateGlobal(options: { slug: string; data: object } & Shared): Promise<unknown>
}

interface Shared {
  depth: number
  req: { transactionID?: number | string }
}

/** Column name as in Payload. */
function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}
