export interface FolderError {
  /** Path in the city's folder. */
  file: string
  line?: number
  /** Field path: «picture.file». */
  field?: string
  message: string
}

/** Thrown with all errors of a folder, before anything is written. */
export class CityFolderError extends Error {
  override name = 'CityFolderError'

  constructor(
    folder: string,
    readonly mistakes: readonly FolderError[],
  ) {
    super([`Ошибки в папке ${folder}: ${mistakes.length}`, ...mistakes.map(formatFolderError)].join('\n'))
  }
}

/** Formats «news/bridge.md, строка 4, поле «picture.file»: нет картинки «bridge.webp»». */
function formatFolderError({ file, line, field, message }: FolderError): string {
  const where = [file, line && `строка ${line}`, field && `поле «${field}»`].filter(Boolean).join(', ')
  return `${where}: ${message}`
}
