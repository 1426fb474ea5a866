import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listBackups, readFileLists } from '@/lib/platform/backups/backups-folder'
import { isOnSameDisk, readBackupState } from '@/lib/platform/backups/backup-state'
import { makeNightlyBackup } from '@/lib/platform/backups/nightly-backup'
import { verifyBackup } from '@/lib/platform/backups/verify-backup'
import { contentFile } from '@/lib/platform/backups/write-files'
import { command, listContents, openBackedUpCity, refusal, type BackedUpCity } from '@/e2e/platform/backed-up-city'

/** A city is filled, then copied several times. */
jest.setTimeout(900_000)

let copied: BackedUpCity
let city: BackedUpCity['city']
let folder: string
let source: Parameters<typeof makeNightlyBackup>[0]

const backups = () => join(folder, 'copies')

beforeAll(async () => {
  copied = await openBackedUpCity()
  ;({ city, folder } = copied)
  source = { databaseUrl: city.database.url, dataDir: city.dataDir, keys: city.secrets }
})

afterAll(() => copied.close())

test('nightly backups store every file once, remove the oldest and restore', async () => {
  const first = await makeNightlyBackup(source, backups(), 1)
  const countFiles = async () => (await readdir(join(backups(), 'contents'), { recursive: true })).length
  const stored = await countFiles()
  await sleep(1_000) // names tell seconds
  const second = await makeNightlyBackup(source, backups(), 1)
  expect(await countFiles()).toBe(stored)
  expect(await listBackups(backups())).toEqual([second.file])
  expect(existsSync(first.file)).toBe(false)
  expect((await readBackupState(city.dataDir)).verified?.file).toBe(second.file)
  const target = join(folder, 'of-night')
  await command(['restore', second.file], { DATA_DIR: target })
  const again = join(folder, 'of-night.tar')
  await command(['backup', again], { DATA_DIR: target })
  const { manifest } = await verifyBackup(again)
  expect(listContents(manifest)).toEqual(listContents(second.manifest))
})

test('a nightly backup finds a damaged file, keeps the last good backup, and the next one stores the file anew', async () => {
  const [good] = await listBackups(backups())
  const [file] = await readFileLists(good ?? '')
  const place = contentFile(join(backups(), 'contents'), file?.sha256 ?? '')
  await writeFile(place, randomBytes(file?.size ?? 0))
  await sleep(1_000)
  await expect(makeNightlyBackup(source, backups(), 1)).rejects.toThrow('повреждён')
  expect(await listBackups(backups())).toEqual([good])
  await makeNightlyBackup(source, backups(), 1)
})

test('with less room than twice its size no backup is made, and the reason is known', async () => {
  const { bavail, bsize } = await statfs(folder)
  const large = join(city.dataDir, 'storage', 'files', 'large.bin')
  await writeFile(large, '')
  await truncate(large, bavail * bsize) // takes no room itself
  const target = join(folder, 'no-room')
  expect(await refusal(['backup', join(target, 'backup.tar')], { DATA_DIR: city.dataDir })).toMatch(
    /свободно .+, а нужно .+ вдвое больше/,
  )
  expect(await readdir(target)).toEqual([])
  // a refused command is no failed backup
  expect((await readBackupState(city.dataDir)).failure).toBeNull()
  await expect(makeNightlyBackup(source, target, 1)).rejects.toThrow('вдвое больше копии')
  expect(await listBackups(target)).toEqual([])
  await rm(large)
})

test('a backup on the disk of the data is known to be there', async () => {
  await command(['backup', join(folder, 'same-disk.tar')], { DATA_DIR: city.dataDir })
  expect(await readBackupState(city.dataDir)).toMatchObject({ isOnDataDisk: true, failure: null })
  expect(await isOnSameDisk('/dev', city.dataDir)).toBe(false)
})
