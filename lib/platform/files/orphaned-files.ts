import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { PREVIOUS_CITY } from '@/lib/platform/backups/empty-database'
import { isOrphan, listStoredFiles } from '@/lib/platform/files/storage/file-storage'
import { listNamedFiles } from '@/lib/platform/files/named-files'
import { deleteOldExports } from '@/lib/platform/files/private-files'
import { storedFiles } from '@/lib/platform/files/storage/stored-files'

/** Until the new city is complete, the previous one may come back. */
async function isCityReplaced(): Promise<boolean> {
  const [found] = await query<{ isReplaced: boolean }>(
    sql`SELECT to_regnamespace(${PREVIOUS_CITY}) IS NOT NULL AS "isReplaced"`,
  )
  return found?.isReplaced === true
}

/** Deletes expired exports, and files without a row. */
export async function deleteOrphanedFiles(): Promise<void> {
  await deleteOldExports()
  const named = await listNamedFiles((statement) => query(sql.raw(statement)))
  if (await isCityReplaced()) return
  for await (const file of listStoredFiles(storedFiles)) if (isOrphan(file, named)) await storedFiles.delete(file.path)
}
