import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackupState } from '@/lib/platform/backups/backup-state'
import { judgeBuild } from '@/lib/tools/check/check-build'
import { judgeCertificate } from '@/lib/tools/check/check-certificate'
import { judgeClock } from '@/lib/tools/check/check-clock'
import { judgeBackups } from '@/lib/tools/check/check-backups'
import { judgeBackupsDisk, judgeDisk } from '@/lib/tools/check/check-disk'
import { judgeEmails } from '@/lib/tools/check/check-emails'
import { judgeFiles } from '@/lib/tools/check/check-files'
import { checkModes } from '@/lib/tools/check/check-modes'
import { judgeResponse, judgeFailure } from '@/lib/tools/check/check-public-url'
import { checks, printResults, runChecks } from '@/lib/tools/check/checks'
import { ok } from '@/lib/tools/check/finding'

const HOUR = 3_600

test.each([
  [{ database: 0.2, server: -0.8 }, 'ok'],
  [{ database: 0, server: null }, 'ok'],
  [{ database: -20, server: 0 }, 'warn'],
  [{ database: 0, server: 3_600 }, 'fail'],
])('clock %j: %s', (offsets, verdict) => expect(judgeClock(offsets).verdict).toBe(verdict))

test.each([
  ['enough', 'ok'],
  ['low', 'warn'],
  ['full', 'fail'],
] as const)('disk %s: %s', (state, verdict) =>
  expect(judgeDisk({ state, folder: '/data', freeMegabytes: 20 }).verdict).toBe(verdict),
)

test('a full disk of backups is said to stop the backups, not the portal', () => {
  const data = ok('свободно 9000 МБ там, где /data')
  const backups = { folder: '/mnt/backup', freeMegabytes: 0 }
  expect(judgeBackupsDisk({ ...backups, state: 'enough' }, data)).toBe(data)
  expect(judgeBackupsDisk({ ...backups, state: 'full' }, data)).toMatchObject({
    verdict: 'warn',
    advice: expect.stringContaining('остальное работает'),
  })
  expect(judgeBackupsDisk(null, data).verdict).toBe('warn')
})

test.each([
  [60, null, 'ok'],
  [14, null, 'warn'],
  [3, null, 'fail'],
  [-1, null, 'fail'],
  [60, 'SELF_SIGNED', 'fail'],
])('certificate for %d days, refused by %s: %s', (days, refusal, verdict) =>
  expect(judgeCertificate(days, refusal).verdict).toBe(verdict),
)

test('a refused certificate tells its days too', () => {
  expect(judgeCertificate(4, 'DEPTH_ZERO_SELF_SIGNED_CERT').found).toContain('через 4 дн.')
})

const fresh: BackupState = {
  verified: { file: '/backups/portal.tar', madeAt: '2026-11-27T00:00:00Z', bytes: 1 },
  failure: null,
  ageSeconds: 5 * HOUR,
  isOnDataDisk: false,
}

test.each<[string, Partial<BackupState>, string]>([
  ['fresh on another disk', {}, 'ok'],
  ['on the disk of the data', { isOnDataDisk: true }, 'warn'],
  ['fresh, but the next one failed', { failure: { at: '', reason: 'нет места' } }, 'warn'],
  ['two days old', { ageSeconds: 48 * HOUR }, 'fail'],
  ['out of reach', { isOnDataDisk: null }, 'fail'],
  ['absent', { verified: null, ageSeconds: null, isOnDataDisk: null }, 'fail'],
])('backup %s', (_name, state, verdict) => expect(judgeBackups({ ...fresh, ...state }).verdict).toBe(verdict))

const noEmails = { waiting: 0, oldestSeconds: null, failing: 0, stuck: 0 }

test('emails: waiting is well, waiting long or stuck is not', () => {
  expect(judgeEmails(noEmails, true).verdict).toBe('ok')
  expect(judgeEmails(noEmails, false).verdict).toBe('warn')
  expect(judgeEmails({ ...noEmails, waiting: 3, oldestSeconds: 10 }, true).verdict).toBe('ok')
  expect(judgeEmails({ ...noEmails, waiting: 3, failing: 1, oldestSeconds: 10 }, true).verdict).toBe('warn')
  expect(judgeEmails({ ...noEmails, waiting: 3, oldestSeconds: 7_200 }, true).verdict).toBe('fail')
  expect(judgeEmails({ ...noEmails, waiting: 1, stuck: 1 }, true).verdict).toBe('fail')
})

test('files that the database names and the folder lacks are named', () => {
  expect(judgeFiles(2, [], [])).toEqual(ok('все на месте: 2'))
  expect(judgeFiles(2, ['media/bridge.webp'], ['files/old.pdf'])).toMatchObject({
    verdict: 'fail',
    found: expect.stringContaining('media/bridge.webp'),
  })
  expect(judgeFiles(2, [], ['files/old.pdf'])).toMatchObject({ verdict: 'warn' })
})

test('a build without a part is not whole', () => {
  expect(judgeBuild('.next/builds/a', [], false).verdict).toBe('ok')
  expect(judgeBuild('.next/builds/a', ['static'], true)).toMatchObject({
    verdict: 'fail',
    advice: expect.stringContaining('архив'),
  })
  expect(judgeBuild(undefined, [], false).verdict).toBe('warn')
})

const settings = {
  PUBLIC_URL: 'https://samursk.example',
  isPublicUrlGiven: true,
  TRUSTED_PROXIES: ['127.0.0.1'],
  PORT: 3000,
}

test.each([
  ['well', 200, {}, settings, 'ok'],
  ['without the name of the host', 421, {}, settings, 'fail'],
  ['that is redirected', 301, { location: 'https://www.samursk.example' }, settings, 'fail'],
  ['whose proxy is not trusted', 200, {}, { ...settings, TRUSTED_PROXIES: [] }, 'fail'],
  ['without https', 200, {}, { ...settings, PUBLIC_URL: 'http://samursk.example:3000', TRUSTED_PROXIES: [] }, 'warn'],
])('an address %s', (_name, status, headers, given, verdict) => {
  expect(judgeResponse({ status, headers: new Headers(headers) }, given).verdict).toBe(verdict)
})

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'сертификат'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'сертификат'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'сертификат'],
  ['ECONNREFUSED', 'nginx'],
])('an address that fails with %s: the advice names the %s', (reason, word) => {
  expect(judgeFailure(reason, settings).advice).toContain(word)
})

test('secrets that others may read are found', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-check-'))
  await writeFile(join(dataDir, 'secrets.json'), '{}', { mode: 0o600 })
  await mkdir(join(dataDir, 'outbox'), { mode: 0o700 })
  expect((await checkModes(dataDir, [join(dataDir, 'outbox')])).verdict).toBe('ok')
  await mkdir(join(dataDir, 'open'), { mode: 0o755 })
  expect(await checkModes(dataDir, [join(dataDir, 'open')])).toMatchObject({
    verdict: 'fail',
    found: expect.stringContaining('open'),
  })
  await rm(dataDir, { recursive: true })
})

test('a check that throws fails alone, and each line says what to do', async () => {
  const broken = { name: 'broken', title: 'Сломана', run: () => Promise.reject(new Error('нет сети')) }
  const well = { name: 'well', title: 'Цела', run: async () => ok('да') }
  const results = await runChecks({ dataDir: '', client: null, databaseFailure: null }, [broken, well])
  expect(results.map(({ verdict }) => verdict)).toEqual(['fail', 'ok'])
  expect(printResults(results)).toMatch(/^fail {2}Сломана: не проверено: нет сети\n {6}→ .+\nok {4}Цела: да$/)
})

test('checks have names of their own', () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length)
})
