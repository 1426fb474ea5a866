import { readFile } from 'node:fs/promises'

/** Everything begins with this migration. */
export const FIRST_MIGRATION = '20261124_191235_first'

/** Reads its statements; they name no schema, so the search path says where they act. */
export async function readFirstMigration(): Promise<string> {
  const files = ['collections', 'tables'].map((name) => `lib/office/migrations/first/${name}.sql`)
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
}
