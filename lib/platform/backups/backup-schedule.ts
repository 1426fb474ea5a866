import { HOUR_MS } from '@/lib/time/days'

const MINUTE_MS = 60_000

/** Hours of the city in which hardly anybody uses the portal. */
const NIGHT = { from: 2, to: 5 }
/** A backup of the last night is older; of this night, younger. */
const NIGHT_AGE_MS = 12 * HOUR_MS
/** Without a night between, as on a machine that is off then, a backup is made by day. */
const DAY_AGE_MS = 26 * HOUR_MS
/** A portal that was only tried makes none. */
const FIRST_CHECK_MS = 10 * MINUTE_MS
const FIRST_BACKUP_MS = 6 * HOUR_MS
const RETRY_MS = HOUR_MS

interface BackupTimes {
  now: Date
  timeZone: string
  /** Milliseconds by the monotonic clock. */
  uptimeMs: number
  /** Since the last attempt of this process, by the monotonic clock; null if there was none. */
  attemptAgeMs: number | null
  /** When backups were made. One of the future is left out: the clock was wrong then or is wrong now. */
  backups: readonly Date[]
}

export function isBackupDue({ now, timeZone, uptimeMs, attemptAgeMs, backups }: BackupTimes): boolean {
  if (uptimeMs < FIRST_CHECK_MS) return false
  if (attemptAgeMs !== null && attemptAgeMs < RETRY_MS) return false
  const ages = backups.map((made) => now.getTime() - made.getTime()).filter((age) => age >= 0)
  const isNight = isBetween(toHour(now, timeZone), NIGHT)
  if (ages.length === 0) return isNight || uptimeMs >= FIRST_BACKUP_MS
  return Math.min(...ages) >= (isNight ? NIGHT_AGE_MS : DAY_AGE_MS)
}

function toHour(now: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))
}

function isBetween(hour: number, { from, to }: typeof NIGHT): boolean {
  return hour >= from && hour < to
}
