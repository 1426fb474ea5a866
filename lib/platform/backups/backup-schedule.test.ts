import { isBackupDue } from '@/lib/platform/backups/backup-schedule'

const HOUR = 3_600_000
const night = new Date('2026-11-27T00:30:00Z') // 03:30 in Moscow
const day = new Date('2026-11-27T09:00:00Z')

function isDue(now: Date, backups: string[], { uptimeMs = HOUR, attemptAgeMs = null as number | null } = {}): boolean {
  return isBackupDue({
    now,
    timeZone: 'Europe/Moscow',
    uptimeMs,
    attemptAgeMs,
    backups: backups.map((backup) => new Date(backup)),
  })
}

it('makes one backup a night', () => {
  expect(isDue(night, ['2026-11-26T00:10:00Z'])).toBe(true)
  expect(isDue(night, ['2026-11-26T00:10:00Z', '2026-11-26T23:10:00Z'])).toBe(false)
})

it('waits for the night', () => {
  expect(isDue(day, ['2026-11-27T00:10:00Z'])).toBe(false)
  expect(isDue(day, [])).toBe(false)
})

it('makes a backup by day where the machine is off at night', () => {
  expect(isDue(day, ['2026-11-25T09:00:00Z'])).toBe(true)
  expect(isDue(day, [], { uptimeMs: 7 * HOUR })).toBe(true)
})

it('does not take a backup of the future for the newest', () => {
  expect(isDue(night, ['2027-11-26T00:10:00Z'])).toBe(true)
  expect(isDue(night, ['2027-11-26T00:10:00Z', '2026-11-26T23:10:00Z'])).toBe(false)
})

it('makes none in the first minutes, and tries again an hour after a failure', () => {
  expect(isDue(night, [], { uptimeMs: 60_000 })).toBe(false)
  expect(isDue(night, [], { attemptAgeMs: 600_000 })).toBe(false)
  expect(isDue(night, [], { attemptAgeMs: HOUR })).toBe(true)
})
