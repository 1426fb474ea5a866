import type { BackupState } from '@/lib/platform/backups/backup-state'
import { commandLine } from '@/lib/platform/process/release'
import { fail, ok, warn, type Finding } from '@/lib/tools/check/finding'

const HOUR_SECONDS = 3_600
/** A night was missed. */
const OLD_SECONDS = 36 * HOUR_SECONDS

export function judgeBackups({ verified, failure, ageSeconds, isOnDataDisk }: BackupState): Finding {
  const reason = failure ? `; последняя попытка не удалась: ${failure.reason}` : ''
  if (!verified || ageSeconds === null)
    return fail(`проверенной копии нет${reason}`, `Сделайте: ${commandLine('backup')} ФАЙЛ`)
  const found = `проверена, ей ${Math.round(ageSeconds / HOUR_SECONDS)} ч: ${verified.file}${reason}`
  if (ageSeconds > OLD_SECONDS)
    return fail(found, `Посмотрите в журнале, почему нет новой, и сделайте: ${commandLine('backup')} ФАЙЛ`)
  if (isOnDataDisk === null) return fail(found, 'Файла копии на месте нет: сделайте новую')
  if (failure) return warn(found, 'Устраните причину: следующая копия будет ночью')
  if (isOnDataDisk) return warn(found, 'Копия на том же диске, что и данные: задайте BACKUP_DIR на другом')
  return ok(found)
}
