import { sql } from '@payloadcms/db-postgres'
import { createHash } from 'node:crypto'
import type { File, Payload } from 'payload'
import { SeedWriter, type SeedData } from '@/lib/content/seed/loaders/seed-writer'

/**
 * Uploads each file once, several at a time. Typesetting takes much of the seed's time, so ids are stored in a table
 * and an interrupted seed resumes.
 */
export class Uploads {
  private readonly ids: Map<string, Promise<number>>
  private readonly writer: SeedWriter

  private constructor(
    private readonly payload: Payload,
    remembered: ReadonlyMap<string, number>,
  ) {
    this.writer = new SeedWriter(payload, null)
    this.ids = new Map([...remembered].map(([key, id]) => [key, Promise.resolve(id)]))
  }

  static async open(payload: Payload): Promise<Uploads> {
    await payload.db.drizzle.execute(
      sql`CREATE TABLE IF NOT EXISTS _demo_files (key text PRIMARY KEY, id integer NOT NULL)`,
    )
    const { rows } = await payload.db.drizzle.execute<{ key: string; id: number }>(
      sql`SELECT u.key, u.id FROM _demo_files u JOIN files f ON f.id = u.id`,
    )
    return new Uploads(payload, new Map(rows.map(({ key, id }) => [key, id])))
  }

  /** Returns a library id; calls `make` only if the file is missing. */
  place(content: unknown, fields: SeedData<'files'>, make: () => Promise<File>): Promise<number> {
    const key = createHash('sha256')
      .update(JSON.stringify([content, fields]))
      .digest('hex')
    const placed = this.ids.get(key) ?? this.upload(key, fields, make)
    this.ids.set(key, placed)
    return placed
  }

  async close(): Promise<void> {
    await this.payload.db.drizzle.execute(sql`DROP TABLE _demo_files`)
  }

  private async upload(key: string, fields: SeedData<'files'>, make: () => Promise<File>): Promise<number> {
    const id = await this.writer.create('files', fields, await make())
    await this.payload.db.drizzle.execute(
      sql`INSERT INTO _demo_files VALUES (${key}, ${id}) ON CONFLICT (key) DO UPDATE SET id = excluded.id`,
    )
    return id
  }
}
