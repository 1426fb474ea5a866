import { sql } from '@payloadcms/db-postgres'
import { createHash } from 'node:crypto'
import type { File, Payload } from 'payload'
import { SeedWriter, type SeedData } from '@/lib/cms/seed/loaders/seed-writer'

type Library = 'files' | 'media'

/**
 * The seed's pictures and files in the libraries, each uploaded once however many pages show it. Uploads take most of
 * the seed's time, so they are written at once, several at a time, and remembered in a table: an interrupted seed goes
 * on where it stopped.
 */
export class UploadShelf {
  private readonly ids: Map<string, Promise<number>>
  private readonly writer: SeedWriter

  private constructor(
    private readonly payload: Payload,
    remembered: ReadonlyMap<string, number>,
  ) {
    this.writer = new SeedWriter(payload, null)
    this.ids = new Map([...remembered].map(([key, id]) => [key, Promise.resolve(id)]))
  }

  static async open(payload: Payload): Promise<UploadShelf> {
    await payload.db.drizzle.execute(
      sql`CREATE TABLE IF NOT EXISTS _demo_uploads (key text PRIMARY KEY, library text NOT NULL, id integer NOT NULL)`,
    )
    const { rows } = await payload.db.drizzle.execute<{ key: string; id: number }>(sql`
      SELECT u.key, u.id FROM _demo_uploads u WHERE u.library = 'media' AND EXISTS (SELECT 1 FROM media m WHERE m.id = u.id)
      UNION ALL SELECT u.key, u.id FROM _demo_uploads u WHERE u.library = 'files' AND EXISTS (SELECT 1 FROM files f WHERE f.id = u.id)`)
    return new UploadShelf(payload, new Map(rows.map(({ key, id }) => [key, id])))
  }

  /** Id in the library of what `content` describes; `make` is asked for the file only when it is not there yet. */
  place<Name extends Library>(
    library: Name,
    content: unknown,
    fields: SeedData<Name>,
    make: () => Promise<File>,
  ): Promise<number> {
    const key = createHash('sha256')
      .update(JSON.stringify([library, content, fields]))
      .digest('hex')
    const placed = this.ids.get(key) ?? this.upload(library, key, fields, make)
    this.ids.set(key, placed)
    return placed
  }

  /** The city stands, nothing is left to go on with. */
  async close(): Promise<void> {
    await this.payload.db.drizzle.execute(sql`DROP TABLE _demo_uploads`)
  }

  private async upload<Name extends Library>(
    library: Name,
    key: string,
    fields: SeedData<Name>,
    make: () => Promise<File>,
  ): Promise<number> {
    const id = await this.writer.create(library, fields, await make())
    await this.payload.db.drizzle.execute(
      sql`INSERT INTO _demo_uploads VALUES (${key}, ${library}, ${id}) ON CONFLICT (key) DO UPDATE SET id = excluded.id`,
    )
    return id
  }
}
