import { fullestDisk, type Disk } from '@/lib/server/start/disk-watch'
import { fail, ok, warn, type Finding } from '@/lib/tools/check/finding'

/** A full disk of backups stops the backups alone, so the disk of the data is judged first. */
export async function checkDisk(dataDir: string, backupsDir: string | undefined): Promise<Finding> {
  const data = judgeDisk(await fullestDisk([dataDir]))
  return data.verdict === 'ok' && backupsDir ? judgeBackupsDisk(await fullestDisk([backupsDir]), data) : data
}

export function judgeDisk(disk: Disk | null): Finding {
  if (!disk) return fail('папка данных недоступна', 'Проверьте DATA_DIR и права пользователя портала')
  const found = `свободно ${disk.freeMegabytes} МБ там, где ${disk.folder}`
  if (disk.state === 'full') return fail(found, 'Освободите место: портал сейчас только показывает')
  return disk.state === 'low' ? warn(found, 'Освободите место, пока портал ещё пишет') : ok(found)
}

/** Returns `data`, the finding about the disk of the data, if backups still find space. */
export function judgeBackupsDisk(disk: Disk | null, data: Finding): Finding {
  if (!disk) return warn('папка копий недоступна', 'Проверьте BACKUP_DIR и права пользователя портала')
  if (disk.state === 'enough') return data
  return warn(
    `для копий свободно ${disk.freeMegabytes} МБ там, где ${disk.folder}`,
    'Освободите место или задайте другую BACKUP_DIR: ночной копии может не быть, остальное работает',
  )
}
