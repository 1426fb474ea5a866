import type { Client } from 'pg'
import { listNamedFiles } from '@/lib/platform/files/named-files'
import { listStoredFiles, isOrphan } from '@/lib/platform/files/storage/file-storage'
import { openFileStorage, s3 } from '@/lib/platform/files/storage/stored-files'
import { fail, ok, warn, type Finding } from '@/lib/tools/check/finding'

const SHOWN = 5

export async function checkFiles(client: Client, dataDir: string): Promise<Finding> {
  const failure = await s3?.findFailure()
  if (failure) return fail(`S3 не отвечает: ${failure}`, 'Проверьте S3_ENDPOINT, S3_BUCKET, ключи и доступ к ним')
  // first the rows: a file that is uploaded meanwhile is not missed
  const named = await listNamedFiles((statement) => client.query(statement).then(({ rows }) => rows))
  const missing = new Set(named)
  const unnamed: string[] = []
  for await (const file of listStoredFiles(openFileStorage(dataDir))) {
    missing.delete(file.path)
    if (isOrphan(file, named)) unnamed.push(file.path)
  }
  return judgeFiles(named.size, [...missing], unnamed)
}

export function judgeFiles(count: number, missing: readonly string[], unnamed: readonly string[]): Finding {
  if (missing.length > 0)
    return fail(
      `нет файлов, которые называет база, ${missing.length}: ${sample(missing)}`,
      'Верните их из копии: docs/operations/troubleshooting.md',
    )
  if (unnamed.length > 0)
    return warn(
      `файлов, которых база не называет, ${unnamed.length}: ${sample(unnamed)}`,
      'Ничего не сломано: остались от прерванных загрузок, портал удалит их за час',
    )
  return ok(`все на месте: ${count}`)
}

function sample(paths: readonly string[]): string {
  return paths.slice(0, SHOWN).join(', ') + (paths.length > SHOWN ? '…' : '')
}
