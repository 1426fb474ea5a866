import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ArchiveWriter } from '@/lib/platform/backups/archive'
import { fileList, formatFileLine } from '@/lib/platform/backups/backup-format'
import { CONTENTS, markVerified, pruneBackups } from '@/lib/platform/backups/backups-folder'
import { contentFile } from '@/lib/platform/backups/write-files'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'))
})

afterEach(() => rm(folder, { recursive: true }))

const place = (sha256: string) => contentFile(join(folder, CONTENTS), sha256)

/** Makes a backup whose only file is in the folder of contents. */
async function makeBackup(day: string, sha256: string, { isOurs }: { isOurs: boolean }): Promise<string> {
  const path = join(folder, `portal-202611${day}T020000Z.tar`)
  const file = { path: 'media/a.webp', size: 1, changedMs: 1, sha256 }
  const archive = await ArchiveWriter.create(path)
  await archive.add(fileList(1), Buffer.from(formatFileLine(file)))
  await archive.end()
  await mkdir(dirname(place(sha256)), { recursive: true })
  await writeFile(place(sha256), '1')
  if (isOurs) await markVerified(path, [file])
  return path
}

test('the oldest backups of the portal and unfinished ones go with their files, one brought from elsewhere stays', async () => {
  const brought = await makeBackup('01', 'aa01', { isOurs: false })
  const oldest = await makeBackup('02', 'bb02', { isOurs: true })
  const newest = await makeBackup('03', 'cc03', { isOurs: true })
  const unfinished = join(folder, 'portal-20261104T020000Z.tar.part')
  await writeFile(unfinished, '')

  await pruneBackups(folder, 1)

  const files = [brought, oldest, `${oldest}.verified`, newest, `${newest}.verified`, unfinished]
  expect(files.map((file) => existsSync(file))).toEqual([true, false, false, true, true, false])
  expect(['aa01', 'bb02', 'cc03'].map((sha256) => existsSync(place(sha256)))).toEqual([true, false, true])
})
