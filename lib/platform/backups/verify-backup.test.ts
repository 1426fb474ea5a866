import { createHash } from 'node:crypto'
import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ArchiveWriter } from '@/lib/platform/backups/archive'
import {
  BACKUP_FORMAT,
  fileEntry,
  fileList,
  formatFileLine,
  JOURNAL,
  MANIFEST,
  tablePart,
  type Manifest,
} from '@/lib/platform/backups/backup-format'
import { verifyBackup } from '@/lib/platform/backups/verify-backup'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-verify-'))
})

afterAll(() => rm(folder, { recursive: true }))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** A path longer than a tar header holds. */
const path = `media/${'фото-'.repeat(40)}.webp`

interface Content {
  rows?: string
  photo?: string
  journal?: string
}

/** Writes a backup of two rows and one file; `written` differs from what its manifest says. */
async function writeSmallBackup({
  rows = '1\tА\n2\tБ\n',
  photo = 'снимок',
  journal = '',
}: Content = {}): Promise<string> {
  const file = join(folder, 'backup.tar')
  const archive = await ArchiveWriter.create(file)
  const size = Buffer.byteLength('снимок')
  await archive.add(tablePart('news', 1), gzipSync(rows.slice(0, 3)))
  await archive.add(tablePart('news', 2), gzipSync(rows.slice(3)))
  await archive.add(JOURNAL, Buffer.from(journal))
  await archive.add(fileEntry(path), Buffer.from(photo))
  await archive.add(fileList(1), Buffer.from(formatFileLine({ path, size, changedMs: 1, sha256: sha256('снимок') })))
  await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest(size))))
  await archive.end()
  return file
}

function manifest(bytes: number): Manifest {
  return {
    format: BACKUP_FORMAT,
    madeAt: '2026-11-27T02:00:00.000Z',
    release: '0.3.0',
    migrations: [],
    postgres: '18.4',
    tables: [
      { name: 'empty', columns: ['id'], rows: 0, sha256: sha256('') },
      { name: 'news', columns: ['id', 'title'], rows: 2, sha256: sha256('1\tА\n2\tБ\n') },
    ],
    sequences: [],
    files: { place: 'inside', count: 1, bytes, missing: [] },
    others: { [JOURNAL]: sha256('') },
  }
}

it('accepts a backup that is as its manifest says', async () => {
  const backup = await verifyBackup(await writeSmallBackup())
  expect(backup.manifest.files.count).toBe(1)
  expect(backup.keys).toBeNull()
})

it.each<[string, Content, string]>([
  ['a changed row', { rows: '1\tА\n2\tВ\n' }, 'таблица news повреждена'],
  ['a lost row', { rows: '1\tА\n' }, 'строки таблицы news: 1, а было 2'],
  ['a changed file', { photo: 'Снимок' }, 'повреждён'],
  ['a changed journal', { journal: '2026-11-27T02:00:00.000Z 5\n' }, `${JOURNAL} повреждён`],
])('refuses %s', async (_name, content, reason) => {
  await expect(verifyBackup(await writeSmallBackup(content))).rejects.toThrow(reason)
})

it.each([0, 100, 300, 512, 700, 1_024, 1_600, 2_048, 2_600, 4_096, 6_000])(
  'refuses a backup cut after %s bytes',
  async (bytes) => {
    const file = await writeSmallBackup()
    await truncate(file, bytes)
    await expect(verifyBackup(file)).rejects.toThrow(
      /^Копия \S+ не годится: (она оборвана[а-яё, ]*|это не копия портала)\. Возьмите другую копию$/,
    )
  },
)

it.each([
  ['package.json', /^Копия package\.json не годится: это не копия портала\. Возьмите другую копию$/],
  ['LICENSE', /^Копия \S+ не годится: это не копия портала\. Возьмите другую копию$/],
  ['lib', /^Копия lib не прочитана: это — папка, а нужен файл\. Допишите его имя$/],
  ['/nowhere/backup.tar', /^Копия \S+ не прочитана: нет файла или папки \/nowhere\/backup\.tar\. Проверьте путь$/],
])('refuses %s, which is no backup', async (file, sentence) => {
  await expect(verifyBackup(file)).rejects.toThrow(sentence)
})

it('refuses a backup of another format', async () => {
  const file = join(folder, 'other.tar')
  const archive = await ArchiveWriter.create(file)
  await archive.add(MANIFEST, Buffer.from('{"format":2}'))
  await archive.end()
  await expect(verifyBackup(file)).rejects.toThrow('её опись не читается: копию сделал другой выпуск портала')
})
