import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError } from '@/lib/contract/errors'
import { isOrphan, listStoredFiles, type FileStorage } from '@/lib/platform/files/storage/file-storage'
import { FolderStorage } from '@/lib/platform/files/storage/folder-storage'
import { JoinedStorage } from '@/lib/platform/files/storage/joined-storage'
import { moveFiles } from '@/lib/platform/files/storage/move-files'
import { S3Storage } from '@/lib/platform/files/storage/s3-storage'
import { startS3Server, type S3Server } from '@/lib/tools/s3-server'

let server: S3Server
let folder: string

const openS3 = (prefix: string) =>
  new S3Storage({ ...server.settings, S3_REGION: 'us-east-1', S3_PREFIX: `${prefix}/` })

/** Each call opens an empty storage. */
const storages: [string, () => FileStorage][] = [
  ['a folder', () => new FolderStorage(join(folder, randomBytes(6).toString('hex')))],
  ['S3', () => openS3(randomBytes(6).toString('hex'))],
  [
    'a folder that moves to S3',
    () => new JoinedStorage(openS3(randomBytes(6).toString('hex')), new FolderStorage(folder)),
  ],
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  server = await startS3Server()
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function readText(storage: FileStorage, path: string, range?: { start: number; end: number }) {
  const content = await storage.get(path, range)
  return content && (await buffer(content)).toString()
}

async function listPaths(storage: FileStorage) {
  const paths: string[] = []
  for await (const { path } of listStoredFiles(storage)) paths.push(path)
  return paths.sort()
}

const put = (storage: FileStorage, path: string, text: string) =>
  storage.put(path, Buffer.from(text), Buffer.byteLength(text))

describe.each(storages)('%s', (_name, open) => {
  test('gives back what was put, whole or a range', async () => {
    const storage = open()
    await put(storage, 'files/plan.pdf', '0123456789')
    expect(await readText(storage, 'files/plan.pdf')).toBe('0123456789')
    expect(await readText(storage, 'files/plan.pdf', { start: 2, end: 4 })).toBe('234')
    const found = await storage.head('files/plan.pdf')
    expect(found).toMatchObject({ path: 'files/plan.pdf', size: 10 })
    expect(Math.abs(Date.now() - (found?.changedMs ?? 0))).toBeLessThan(60_000)
  })

  test('takes a stream', async () => {
    const storage = open()
    await storage.put('media/a.webp', Readable.from([Buffer.from('01234'), Buffer.from('56789')]), 10)
    expect(await readText(storage, 'media/a.webp')).toBe('0123456789')
  })

  test('has nothing of a stream that broke', async () => {
    const storage = open()
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('01234')
        throw new Error('broken')
      })(),
    )
    await expect(storage.put('media/a.webp', broken, 10)).rejects.toThrow()
    expect(await storage.head('media/a.webp')).toBeNull()
    expect(await listPaths(storage)).toEqual([])
  })

  test('says nothing is there where nothing is', async () => {
    const storage = open()
    expect(await storage.head('media/none.webp')).toBeNull()
    expect(await storage.get('media/none.webp')).toBeNull()
    await storage.delete('media/none.webp')
    expect(await listPaths(storage)).toEqual([])
  })

  test('lists files without readings', async () => {
    const storage = open()
    const paths = ['files/b.pdf', 'media/a.webp', 'private/c.doc']
    for (const path of [...paths, 'readings/1/b.pdf.json']) await put(storage, path, path)
    expect(await listPaths(storage)).toEqual(paths)
    expect(await readText(storage, 'readings/1/b.pdf.json')).toBe('readings/1/b.pdf.json')
    await storage.delete('media/a.webp')
    expect(await listPaths(storage)).toEqual(['files/b.pdf', 'private/c.doc'])
  })
})

test('while files move, they are found in both places once, and deleted in both', async () => {
  const folderStorage = new FolderStorage(join(folder, 'moving'))
  const s3 = openS3('moving')
  const storage = new JoinedStorage(s3, folderStorage)
  await put(folderStorage, 'media/old.webp', 'old')
  await put(folderStorage, 'media/copied.webp', 'copied')
  await put(s3, 'media/copied.webp', 'copied')
  await put(storage, 'media/new.webp', 'new')
  expect(await folderStorage.head('media/new.webp')).toBeNull()
  expect(await readText(storage, 'media/old.webp')).toBe('old')
  expect(await listPaths(storage)).toEqual(['media/copied.webp', 'media/new.webp', 'media/old.webp'])
  await storage.delete('media/copied.webp')
  expect(await listPaths(storage)).toEqual(['media/new.webp', 'media/old.webp'])
})

test('S3 that is away refuses with 503 and is used again when it is back', async () => {
  const first = await startS3Server()
  const port = Number(new URL(first.settings.S3_ENDPOINT).port)
  const storage = new S3Storage({ ...first.settings, S3_REGION: 'us-east-1' })
  await put(storage, 'media/a.webp', 'a')
  await first.stop()
  const refusal = await storage.get('media/a.webp').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ status: 503, retryAfter: 5 })
  await expect(put(storage, 'media/b.webp', 'b')).rejects.toMatchObject({ status: 503 })
  const second = await startS3Server(port)
  await put(storage, 'media/b.webp', 'b')
  expect(await readText(storage, 'media/b.webp')).toBe('b')
  await second.stop()
})

test('a bucket that is missing refuses', async () => {
  const storage = new S3Storage({ ...server.settings, S3_REGION: 'us-east-1', S3_BUCKET: 'none' })
  await expect(put(storage, 'media/a.webp', 'a')).rejects.toMatchObject({ status: 503 })
  expect(await storage.findFailure()).toContain('404')
  expect(await openS3('any').findFailure()).toBeNull()
})

describe('a move', () => {
  const contents = { 'media/a.webp': 'a', 'files/b.pdf': 'bb', 'private/c.doc': 'ccc' }

  async function fill(storage: FileStorage) {
    for (const [path, text] of Object.entries(contents)) await put(storage, path, text)
  }

  test.each([
    ['S3', () => new FolderStorage(join(folder, 'to-s3')), () => openS3('to-s3')],
    ['the folder', () => openS3('to-folder'), () => new FolderStorage(join(folder, 'to-folder'))],
  ])('to %s leaves nothing behind and can be repeated', async (_name, openFrom, openTo) => {
    const from = openFrom()
    const to = openTo()
    await fill(from)
    await put(to, 'files/b.pdf', 'cut') // of a move that was killed
    expect(await moveFiles(from, to, () => undefined)).toEqual({ count: 3, bytes: 6 })
    expect(await listPaths(from)).toEqual([])
    for (const [path, text] of Object.entries(contents)) expect(await readText(to, path)).toBe(text)
    expect(await moveFiles(from, to, () => undefined)).toEqual({ count: 0, bytes: 0 })
  })

  test('deletes no original if a copy differs', async () => {
    const from = new FolderStorage(join(folder, 'kept'))
    await fill(from)
    const to = openS3('broken')
    jest.spyOn(to, 'put').mockResolvedValue()
    await expect(moveFiles(from, to, () => undefined)).rejects.toThrow('скопирован с ошибкой')
    expect(await listPaths(from)).toEqual(Object.keys(contents).sort())
  })
})

test.each([
  ['media/a.webp', 61, true],
  ['media/a.webp', 59, false],
  ['files/named.pdf', 600, false],
  ['private/a.doc', 600, true],
])('%s of %i minutes is an orphan: %s', (path, minutes, expected) => {
  const file = { path, size: 1, changedMs: Date.now() - minutes * 60_000 }
  expect(isOrphan(file, new Set(['files/named.pdf']))).toBe(expected)
})
