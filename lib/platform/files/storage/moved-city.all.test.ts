import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readFileLists } from '@/lib/platform/backups/backups-folder'
import { startS3Server, type S3Server } from '@/lib/tools/s3-server'
import { command, openBackedUpCity, refusal, type BackedUpCity } from '@/e2e/platform/backed-up-city'

/** A city is moved, backed up and restored. */
jest.setTimeout(600_000)

let copied: BackedUpCity
let server: S3Server
let settings: Record<string, string>
let inFolder: string

beforeAll(async () => {
  copied = await openBackedUpCity()
  server = await startS3Server()
  settings = { DATA_DIR: copied.city.dataDir, ...server.settings }
  inFolder = join(copied.folder, 'in-folder.tar')
  await command(['backup', inFolder], { DATA_DIR: copied.city.dataDir })
})

afterAll(async () => {
  await server.stop()
  await copied.close()
})

const listFiles = async (backup: string) =>
  (await readFileLists(backup)).map(({ path, sha256 }) => `${sha256} ${path}`).sort()

async function backUp(name: string, given: Record<string, string>) {
  const file = join(copied.folder, name)
  await command(['backup', file], given)
  return listFiles(file)
}

test('a move to the place where new files do not go is refused', async () => {
  expect(await refusal(['files', '--to', 'folder'], settings)).toContain('FILE_STORAGE=folder')
  expect(await refusal(['files', '--to', 's3'], { DATA_DIR: copied.city.dataDir })).toContain('S3 не задан')
})

test('a moved city is whole, and its backup holds the same files', async () => {
  expect(await command(['files', '--to', 's3'], settings)).toContain('Файлы перенесены и сверены')
  expect(await readdir(join(copied.city.dataDir, 'storage', 'media'))).toEqual([])
  expect(await backUp('in-s3.tar', settings)).toEqual(await listFiles(inFolder))
})

test('a backup of a folder is restored into S3, and one of S3 into a folder', async () => {
  const toS3 = { ...settings, DATA_DIR: join(copied.folder, 'to-s3'), S3_PREFIX: 'restored' }
  await command(['restore', inFolder], toS3)
  expect(existsSync(join(toS3.DATA_DIR, 'storage'))).toBe(false)
  expect(await backUp('of-restored.tar', toS3)).toEqual(await listFiles(inFolder))
  const toFolder = { DATA_DIR: join(copied.folder, 'to-folder') }
  await command(['restore', join(copied.folder, 'in-s3.tar')], toFolder)
  expect(await backUp('of-folder.tar', toFolder)).toEqual(await listFiles(inFolder))
})

test('the check names S3 that is away', async () => {
  const away = { ...settings, S3_ENDPOINT: 'http://127.0.0.1:9' }
  const said = await command(['check'], away).catch((error: { stdout: string }) => error.stdout)
  expect(said).toMatch(/fail {2}Файлы: S3 не отвечает/)
})

test('the files come back into the folder', async () => {
  const back = { ...settings, FILE_STORAGE: 'folder' }
  await command(['files', '--to', 'folder'], back)
  expect(await backUp('back.tar', { DATA_DIR: copied.city.dataDir })).toEqual(await listFiles(inFolder))
})
