import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { log } from '@/lib/config/log'
import { isOfAnotherUser, restrictFolders } from '@/lib/platform/process/restrict-files'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-modes-'))
})

afterEach(() => rm(dataDir, { recursive: true }))

const readMode = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8)

it('makes a folder for its owner alone', async () => {
  await restrictFolders([join(dataDir, 'storage', 'private')], log)
  expect(await readMode('storage/private')).toBe('700')
})

it('closes what an earlier version left open, folders inside too', async () => {
  await mkdir(join(dataDir, 'outbox', 'old'), { recursive: true })
  for (const name of ['outbox/letter.eml', 'outbox/old/letter.eml']) await writeFile(join(dataDir, name), 'text')
  for (const name of ['outbox', 'outbox/old']) await chmod(join(dataDir, name), 0o755)
  await restrictFolders([join(dataDir, 'outbox')], log)
  const modes = await Promise.all(['outbox', 'outbox/old', 'outbox/letter.eml', 'outbox/old/letter.eml'].map(readMode))
  expect(modes).toEqual(['700', '700', '600', '600'])
})

/** Only root can give a folder away. */
const itAsRoot = process.getuid?.() === 0 ? it : it.skip

itAsRoot('knows the folder of another user (skipped for other users than root)', async () => {
  const folder = join(dataDir, 'postgres')
  expect(await isOfAnotherUser(folder)).toBe(false)
  await mkdir(folder)
  expect(await isOfAnotherUser(folder)).toBe(false)
  await chown(folder, 65534, 65534)
  expect(await isOfAnotherUser(folder)).toBe(true)
})
