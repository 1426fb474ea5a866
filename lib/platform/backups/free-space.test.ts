import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Manifest } from '@/lib/platform/backups/backup-format'
import { refuseSmallTarget } from '@/lib/platform/backups/free-space'

const MEGABYTE = 1024 * 1024

jest.mock('node:fs/promises', () => ({ ...jest.requireActual<object>('node:fs/promises'), statfs: jest.fn() }))

function haveFree(megabytes: number): void {
  jest.mocked(statfs).mockResolvedValue({ bavail: megabytes, bsize: MEGABYTE } as Awaited<ReturnType<typeof statfs>>)
}

/** 92 MB of files and 50 MB of rows. */
const manifest = { databaseBytes: 50 * MEGABYTE, files: { bytes: 92 * MEGABYTE } } as Manifest
const dataDir = join(tmpdir(), 'no-portal-here', 'data')

test('a copy is not restored where its files and its database have no space together', async () => {
  const target = { dataDir, databaseFolder: join(dataDir, 'postgres') }
  haveFree(300)
  await expect(refuseSmallTarget(manifest, target)).rejects.toThrow(/^Восстановление не начато: .* свободно .* нужно/)
  haveFree(330)
  await expect(refuseSmallTarget(manifest, target)).resolves.toBeUndefined()
})

test('a database on another machine takes no space here', async () => {
  haveFree(60)
  await expect(refuseSmallTarget(manifest, { dataDir, databaseFolder: undefined })).rejects.toThrow('свободно')
  haveFree(100)
  await expect(refuseSmallTarget(manifest, { dataDir, databaseFolder: undefined })).resolves.toBeUndefined()
})
