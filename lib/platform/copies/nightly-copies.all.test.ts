import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listCopies, readFileLists } from '@/lib/platform/copies/copies-folder'
import { isOnSameDisk, readCopyState } from '@/lib/platform/copies/copy-state'
import { makeNightlyCopy } from '@/lib/platform/copies/nightly-copy'
import { verifyCopy } from '@/lib/platform/copies/verify-copy'
import { contentFile } from '@/lib/platform/copies/write-files'
import { command, listContents, openCopiedCity, refusal, type CopiedCity } from '@/e2e/platform/copied-city'

/** A city is filled, then copied several times. */
jest.setTimeout(900_000)

let copied: CopiedCity
let city: CopiedCity['city']
let folder: string
let source: Parameters<typeof makeNightlyCopy>[0]

const copies = () => join(folder, 'copies')

beforeAll(async () => {
  copied = await openCopiedCity()
  ;({ city, folder } = copied)
  source = { databaseUrl: city.database.url, dataDir: city.dataDir, keys: city.secrets }
})

afterAll(() => copied.close())

test('nightly copies store every file once, remove the oldest and restore', async () => {
  const first = await makeNightlyCopy(source, copies(), 1)
  const countFiles = async () => (await readdir(join(copies(), 'contents'), { recursive: true })).length
  const stored = await countFiles()
  await sleep(1_000) // names tell seconds
  const second = await makeNightlyCopy(source, copies(), 1)
  expect(await countFiles()).toBe(stored)
  expect(await listCopies(copies())).toEqual([second.file])
  expect(existsSync(first.file)).toBe(false)
  expect((await readCopyState(city.dataDir)).verified?.file).toBe(second.file)
  const target = join(folder, 'of-night')
  await command(['restore', second.file], { DATA_DIR: target })
  const again = join(folder, 'of-night.tar')
  await command(['backup', again], { DATA_DIR: target })
  const { manifest } = await verifyCopy(again)
  expect(listContents(manifest)).toEqual(listContents(second.manifest))
})

test('a nightly copy finds a damaged file, keeps the last good copy, and the next one stores the file anew', async () => {
  const [good] = await listCopies(copies())
  const [file] = await readFileLists(good ?? '')
  const place = contentFile(join(copies(), 'contents'), file?.sha256 ?? '')
  await writeFile(place, randomBytes(file?.size ?? 0))
  await sleep(1_000)
  await expect(makeNightlyCopy(source, copies(), 1)).rejects.toThrow('повреждён')
  expect(await listCopies(copies())).toEqual([good])
  await makeNightlyCopy(source, copies(), 1)
})

test('with less room than twice its size no copy is made, and the reason is known', async () => {
  const { bavail, bsize } = await statfs(folder)
  const large = join(city.dataDir, 'storage', 'files', 'large.bin')
  await writeFile(large, '')
  await truncate(large, bavail * bsize) // takes no room itself
  const target = join(folder, 'no-room')
  expect(await refusal(['backup', join(target, 'copy.tar')], { DATA_DIR: city.dataDir })).toMatch(
    /свободно .+, а нужно .+ вдвое больше/,
  )
  expect(await readdir(target)).toEqual([])
  expect((await readCopyState(city.dataDir)).trouble?.reason).toContain('вдвое больше копии')
  await expect(makeNightlyCopy(source, target, 1)).rejects.toThrow('вдвое больше копии')
  expect(await listCopies(target)).toEqual([])
  await rm(large)
})

test('a copy on the disk of the data is known to be there', async () => {
  await command(['backup', join(folder, 'same-disk.tar')], { DATA_DIR: city.dataDir })
  expect(await readCopyState(city.dataDir)).toMatchObject({ isOnDataDisk: true, trouble: null })
  expect(await isOnSameDisk('/dev', city.dataDir)).toBe(false)
})
