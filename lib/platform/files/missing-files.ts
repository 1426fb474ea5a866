import { access } from 'node:fs/promises'
import path from 'node:path'
import { storageFolders } from '@/lib/config/storage'

/** A client or a pool of `pg`. */
interface Queryable {
  query(text: string): Promise<{ rows: unknown[] }>
}

/** Checked together: a slow disk must not hold up thousands of open requests. */
const AT_ONCE = 64

const UPLOADS = [
  {
    folder: storageFolders.media,
    names: `SELECT unnest(ARRAY[filename, sizes_small_filename, sizes_medium_filename, sizes_large_filename,
      sizes_card_filename]) AS name FROM media`,
  },
  { folder: storageFolders.files, names: 'SELECT filename AS name FROM files' },
  { folder: storageFolders.private, names: 'SELECT filename AS name FROM private_files' },
]

/** Returns the paths of files that the database knows and DATA_DIR does not have. */
export async function findMissingFiles(database: Queryable): Promise<string[]> {
  const missing: string[] = []
  for (const { folder, names } of UPLOADS) {
    const { rows } = await database.query(`SELECT name FROM (${names}) AS uploads WHERE name IS NOT NULL ORDER BY name`)
    const files = (rows as { name: string }[]).map(({ name }) => path.join(folder, path.basename(name)))
    for (let at = 0; at < files.length; at += AT_ONCE) {
      missing.push(...(await selectMissing(files.slice(at, at + AT_ONCE))))
    }
  }
  return missing
}

async function selectMissing(files: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    files.map((file) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  )
  return files.filter((_, index) => !found[index])
}
