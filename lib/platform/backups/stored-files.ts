import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'

/** Below DATA_DIR. */
export const STORAGE = 'storage'
const folders = { media: 'media', files: 'files', private_files: 'private' } as const

export interface StoredFile {
  path: string
  size: number
  changedMs: number
}

/** Yields the files below a folder with relative paths. A file deleted meanwhile is left out. */
export async function* listStoredFiles(root: string, folder = ''): AsyncGenerator<StoredFile> {
  const entries = await opendir(join(root, folder)).catch(() => [])
  for await (const entry of entries) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* listStoredFiles(root, path)
    else if (entry.isFile()) {
      const found = await stat(join(root, path)).catch(() => null)
      if (found) yield { path, size: found.size, changedMs: Math.floor(found.mtimeMs) }
    }
  }
}

/** Returns paths of the files that rows name, in every size of a picture. */
export async function listNamedFiles(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ table: keyof typeof folders; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = ANY($1) AND column_name ~ '(^|_)filename$'`,
    [Object.keys(folders)],
  )
  const names = new Set<string>()
  for (const { table, column } of rows) {
    const name = client.escapeIdentifier(column)
    const found = await client.query<{ name: string }>(
      `SELECT ${name} AS name FROM ${client.escapeIdentifier(table)} WHERE ${name} IS NOT NULL`,
    )
    for (const row of found.rows) names.add(`${folders[table]}/${row.name}`)
  }
  return names
}
