import { join } from 'node:path'
import type { Client } from 'pg'
import { listNamedFiles, listStoredFiles, STORAGE } from '@/lib/platform/backups/stored-files'
import { fail, ok, warn, type Finding } from '@/lib/tools/check/finding'

const SHOWN = 5
/** The row of a file that is being uploaded comes after it. */
const FRESH_MS = 3_600_000

export async function checkFiles(client: Client, dataDir: string): Promise<Finding> {
  // first the rows: a file that is uploaded meanwhile is not missed
  const named = await listNamedFiles(client)
  const missing = new Set(named)
  const unnamed: string[] = []
  for await (const { path, changedMs } of listStoredFiles(join(dataDir, STORAGE))) {
    missing.delete(path)
    if (!named.has(path) && Date.now() - changedMs > FRESH_MS) unnamed.push(path)
  }
  return judgeFiles(named.size, [...missing], unnamed)
}

export function judgeFiles(count: number, missing: readonly string[], unnamed: readonly string[]): Finding {
  if (missing.length > 0)
    return fail(
      `нет файлов, которые называет база, ${missing.length}: ${sample(missing)}`,
      'Верните их из копии в DATA_DIR/storage',
    )
  if (unnamed.length > 0)
    return warn(
      `файлов, которых база не называет, ${unnamed.length}: ${sample(unnamed)}`,
      'Ничего не сломано: остались от прерванных загрузок',
    )
  return ok(`все на месте: ${count}`)
}

function sample(paths: readonly string[]): string {
  return paths.slice(0, SHOWN).join(', ') + (paths.length > SHOWN ? '…' : '')
}
