import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/lib/config/env'
import { moveFiles } from '@/lib/platform/files/storage/move-files'
import { FolderStorage } from '@/lib/platform/files/storage/folder-storage'
import { s3, storesInFolder } from '@/lib/platform/files/storage/stored-files'
import { formatMegabytes } from '@/lib/platform/backups/describe-backup'
import { commandLine } from '@/lib/platform/process/release'
import { StartError, toStartError } from '@/lib/platform/process/start-error'
import { refuseEmptyFolder } from '@/lib/platform/process/workspace'

/** Program of `npm run files`. */
const command = commandLine('files')
const usage = `Как перенести файлы, портал может работать:
  ${command} --to s3       из DATA_DIR/storage в S3
  ${command} --to folder   из S3 в DATA_DIR/storage`

const target = readTarget()
if (!s3) throw new StartError('S3 не задан: нужны S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY')
if (storesInFolder !== (target === 'folder')) {
  throw new StartError(
    `Новые файлы идут не туда: запустите портал с FILE_STORAGE=${target}, задайте её этой команде и повторите`,
  )
}
const dataDir = resolve(env.DATA_DIR)
await refuseEmptyFolder(dataDir)
const folder = new FolderStorage(dataDir)
const [from, to] = target === 's3' ? [folder, s3] : [s3, folder]
const moved = await moveFiles(from, to, (count) => console.log(`Скопировано и сверено: ${count}`)).catch(
  (error: unknown) => {
    throw toStartError(error, 'Файлы не перенесены, прежние остались на месте; повторите')
  },
)
console.log(`Файлы перенесены и сверены: ${moved.count}, ${formatMegabytes(moved.bytes)}`)

function readTarget(): 's3' | 'folder' {
  try {
    const { to } = parseArgs({ args: process.argv.slice(3), options: { to: { type: 'string' } } }).values
    if (to === 's3' || to === 'folder') return to
  } catch {
    // the same answer as to a wrong value
  }
  throw new StartError(usage)
}
