import { SECRETS, type Manifest } from '@/lib/platform/backups/backup-format'
import { formatCount, formatNumber } from '@/lib/text/plural'

const MEGABYTE = 1024 * 1024

export function formatMegabytes(bytes: number): string {
  return `${formatNumber(Math.ceil(bytes / MEGABYTE))} МБ`
}

/** Returns what a backup holds, in one line. */
export function describeBackup({ madeAt, release, postgres, tables, files, others }: Manifest): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  const parts = [
    `снимок ${madeAt}`,
    `выпуск ${release}`,
    `PostgreSQL ${postgres}`,
    `${formatCount(tables.length, ['таблица', 'таблицы', 'таблиц'])}, ${formatCount(rows, ['строка', 'строки', 'строк'])}`,
    `${formatCount(files.count, ['файл', 'файла', 'файлов'])} (${formatMegabytes(files.bytes)})`,
    SECRETS in others ? 'ключи под паролем' : 'без ключей',
  ]
  const lost = files.missing
  if (lost.length > 0) parts.push(`нет на диске ${formatNumber(lost.length)}: ${lost.slice(0, 3).join(', ')}`)
  return parts.join(', ')
}
