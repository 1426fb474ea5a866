import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuseEmptyFolder } from '@/lib/platform/process/workspace'

let dataDir = ''

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-folder-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('a folder of something else holds no portal', async () => {
  await expect(refuseEmptyFolder(dataDir)).rejects.toThrow('задайте DATA_DIR')
})

test('a portal that lost its secrets is not taken for an empty folder', async () => {
  await mkdir(join(dataDir, 'storage'))
  await expect(refuseEmptyFolder(dataDir)).rejects.toThrow(/^Нет файла .*secrets\.json: верните прежний/)
  await writeFile(join(dataDir, 'secrets.json'), '{}')
  await expect(refuseEmptyFolder(dataDir)).resolves.toBeUndefined()
})
