import { constants, tmpdir } from 'node:os'
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DatabaseError } from 'pg'
import { describeFailure } from '@/lib/platform/process/describe-failure'

/** A Russian sentence, then what to do; only paths, codes and names of settings are Latin. */
const SENTENCE = /^[а-яё«/][^]*\. [А-ЯЁ][^]*$/
const ENGLISH = /\b[a-z]{3,} [a-z]{3,}\b/

async function catchFailure(work: () => unknown): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}

function fileError(code: string): Error {
  return Object.assign(new Error(`${code}: permission denied, open '/srv/copy.tar'`), {
    code,
    errno: -constants.errno[code as keyof typeof constants.errno],
    syscall: 'open',
    path: '/srv/copy.tar',
  })
}

it.each(Object.keys(constants.errno))('says what %s is and what to do', (code) => {
  const said = describeFailure(fileError(code))
  expect(said).toMatch(SENTENCE)
  expect(said).not.toMatch(ENGLISH)
  expect(describeFailure(Object.assign(fileError(code), { path: undefined }))).toMatch(SENTENCE)
})

it('names the file that was refused', () => {
  expect(describeFailure(fileError('EACCES'))).toContain('нет прав на /srv/copy.tar')
  expect(describeFailure(fileError('ENOSPC'))).toContain('закончилось место')
})

it('knows real errors of files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-failures-'))
  try {
    const missing = join(folder, 'none', 'copy.tar')
    expect(describeFailure(await catchFailure(() => writeFile(missing, '')))).toContain(
      `нет файла или папки ${missing}`,
    )
    expect(describeFailure(await catchFailure(() => readFile(folder)))).toContain('папка, а нужен файл')
    expect(describeFailure(await catchFailure(() => readdir('package.json')))).toContain('вместо папки стоит файл')
    expect(describeFailure(await catchFailure(() => open(folder, 'wx')))).toContain(`${folder} уже есть`)
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('says that compressed data are damaged', async () => {
  expect(describeFailure(await catchFailure(() => gunzipSync(Buffer.from('no gzip'))))).toBe('сжатые данные повреждены')
})

it.each([
  ['53100', 'could not extend file', 'закончилось место'],
  ['42501', 'permission denied for schema public', 'не хватает прав в базе'],
  ['42P01', 'relation "news" does not exist', 'база данных отказала (42P01: relation "news" does not exist)'],
  ['57P01', 'terminating connection', 'база данных не отвечает'],
])('says what %s of the database means', (code, message, said) => {
  const error = Object.assign(new DatabaseError(message, message.length, 'error'), { code, severity: 'ERROR' })
  expect(describeFailure(error)).toContain(said)
})

it('says that the database is away', () => {
  const refused = { code: 'ECONNREFUSED', syscall: 'connect' }
  expect(describeFailure(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), refused))).toMatch(
    /^база данных не отвечает\. Проверьте/,
  )
})

it('keeps a sentence, and puts what was not foreseen into one', () => {
  expect(describeFailure(new Error('таблица news повреждена'))).toBe('таблица news повреждена')
  expect(describeFailure(new TypeError('x is not a function'))).toMatch(/^ошибка портала \(x is not a function\)\. /)
})
