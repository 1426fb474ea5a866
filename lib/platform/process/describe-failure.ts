import { findDatabaseFailure } from '@/lib/runtime/database-errors'

type Sentence = (path: string | undefined) => string

const full: Sentence = (path) =>
  `закончилось место на диске${path ? `, где лежит ${path}` : ''}. Освободите его или возьмите другой диск`
const forbidden: Sentence = (path) =>
  `нет прав на ${path ?? 'файл'}. Дайте их пользователю портала и запускайте команды от него`
const lost: Sentence = (path) =>
  `диск не отвечает${path ? `: ${path}` : ''}. Проверьте его и, если он сетевой, связь с ним`
const tooMany: Sentence = () => 'открыто слишком много файлов. Поднимите предел (ulimit -n, LimitNOFILE) и повторите'

/** What happened and what to do, by the code of a file system's error. */
const sentences: Readonly<Record<string, Sentence>> = {
  EACCES: forbidden,
  EPERM: forbidden,
  ENOSPC: full,
  EDQUOT: full,
  EROFS: (path) => `${path ?? 'диск'} — только для чтения. Подключите диск для записи или возьмите другой`,
  ENOENT: (path) => `нет файла или папки ${path ?? ''}. Проверьте путь`,
  ENOTDIR: (path) => `в пути ${path ?? ''} вместо папки стоит файл. Проверьте путь`,
  EISDIR: (path) => `${path ?? 'это'} — папка, а нужен файл. Допишите его имя`,
  EEXIST: (path) => `${path ?? 'такой файл'} уже есть. Назовите другой`,
  ENAMETOOLONG: () => 'имя файла слишком длинное для диска. Возьмите короче или другой диск',
  EFBIG: () => 'файл больше, чем допускает диск. Возьмите диск с другой файловой системой',
  EBUSY: (path) => `${path ?? 'файл'} занят другой программой. Закройте её и повторите`,
  ENOMEM: () => 'не хватило памяти. Освободите её и повторите',
  EMFILE: tooMany,
  ENFILE: tooMany,
  EIO: lost,
  ENXIO: lost,
  ENODEV: lost,
  ESTALE: lost,
  ENOTCONN: lost,
  ETIMEDOUT: lost,
  EHOSTDOWN: lost,
}

/** Returns what happened and what to do, in Russian, for errors of files, compressed data and the database. */
export function describeFailure(error: unknown): string {
  const { code = '', path } = error as NodeJS.ErrnoException
  if (isFileError(error))
    return sentences[code]?.(path) ?? `${unknownFileError(code, path)}. Проверьте диск и повторите`
  if (code.startsWith('Z_')) return 'сжатые данные повреждены'
  return describeDatabaseFailure(error, code) ?? describeOther(error)
}

/** True for an error of the operating system about a file. */
export function isFileError(error: unknown): error is NodeJS.ErrnoException {
  const { code = '', syscall = 'connect' } = error as NodeJS.ErrnoException
  return syscall !== 'connect' && /^E[0-9A-Z]+$/.test(code)
}

function unknownFileError(code: string, path: string | undefined): string {
  return `система отказала (${code})${path ? `: ${path}` : ''}`
}

const SQL_STATE = /^[0-9A-Z]{5}$/

function describeDatabaseFailure(error: unknown, code: string): string | null {
  const failure = findDatabaseFailure(error)
  if (failure === 'full') return 'на диске базы данных закончилось место. Освободите его'
  if (failure) return 'база данных не отвечает. Проверьте, что PostgreSQL работает, и DATABASE_URL'
  if (!(error instanceof Error && 'severity' in error && SQL_STATE.test(code))) return null
  if (code === '42501') return `роли портала не хватает прав в базе (${error.message}). Сделайте её владельцем базы`
  return `база данных отказала (${code}: ${error.message}). Подробности в журнале PostgreSQL`
}

/** A message for operators is Russian; any other one was not foreseen. */
function describeOther(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/[а-яё]/i.test(message)) return message
  return `ошибка портала (${message}). Повторите, а если она останется, передайте её разработчикам`
}
