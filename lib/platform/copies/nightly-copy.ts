import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import {
  CONTENTS,
  copyName,
  listCopies,
  markVerified,
  pruneCopies,
  readFileLists,
} from '@/lib/platform/copies/copies-folder'
import { recordCopy } from '@/lib/platform/copies/copy-state'
import type { Manifest } from '@/lib/platform/copies/copy-format'
import { refuseWithoutSpace } from '@/lib/platform/copies/free-space'
import { makeCopy, type CopySource } from '@/lib/platform/copies/write-copy'
import { fileKey } from '@/lib/platform/copies/write-files'

/** Arbitrary, but equal on all instances. */
const COPY_LOCK = 7_305_102

/** Makes a copy into the folder of copies and keeps the newest `keep`. Throws StartError if there is too little space. */
export async function makeNightlyCopy(
  source: CopySource,
  folder: string,
  keep: number,
): Promise<{ file: string; manifest: Manifest; bytes: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await pruneCopies(folder, keep) // what a killed copy left takes space
  const known = await readKnownFiles(folder)
  await refuseWithoutSpace(folder, source, (file) => known.has(fileKey(file)))
  const file = join(folder, copyName(new Date()))
  const { manifest, bytes } = await makeCopy(source, file, { folder: join(folder, CONTENTS), known })
  await markVerified(file, await readFileLists(file))
  await recordCopy(source.dataDir, { file, madeAt: manifest.madeAt, bytes })
  await pruneCopies(folder, keep)
  return { file, manifest, bytes }
}

async function readKnownFiles(folder: string): Promise<Map<string, string>> {
  const [newest] = await listCopies(folder)
  const files = newest ? await readFileLists(newest) : []
  return new Map(files.map((file) => [fileKey(file), file.sha256]))
}

/** Runs `work` on one of the instances at a time. Returns null without running it if another one does. */
export async function withCopyLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T | null> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'city-portal-copy', keepAlive: true })
  client.on('error', () => undefined) // the copy meets the same outage
  await client.connect()
  try {
    const { rows } = await client.query<{ isFree: boolean }>('SELECT pg_try_advisory_lock($1) AS "isFree"', [COPY_LOCK])
    return rows[0]?.isFree ? await work() : null
  } finally {
    await client.end()
  }
}
