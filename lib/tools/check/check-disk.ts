import { fullestDisk, type Disk } from '@/lib/server/start/disk-watch'
import { fail, ok, warn, type Finding } from '@/lib/tools/check/finding'

export async function checkDisk(folders: readonly string[]): Promise<Finding> {
  return judgeDisk(await fullestDisk(folders))
}

export function judgeDisk(disk: Disk | null): Finding {
  if (!disk) return fail('папка данных недоступна', 'Проверьте DATA_DIR и права пользователя портала')
  const found = `свободно ${disk.freeMegabytes} МБ там, где ${disk.folder}`
  if (disk.state === 'full') return fail(found, 'Освободите место: портал сейчас только показывает')
  return disk.state === 'low' ? warn(found, 'Освободите место, пока портал ещё пишет') : ok(found)
}
