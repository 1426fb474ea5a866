/** Names something wrong in the folder of a city: where it stands and what it is. */
export interface FolderError {
  /** The path begins at the folder of the city. */
  file: string
  line?: number
  /** The path of the field: «picture.file». */
  field?: string
  message: string
}

/** Lists everything that is wrong in the folder of a city, found before anything is written. */
export class CityFolderError extends Error {
  override name = 'CityFolderError'

  constructor(
    folder: string,
    readonly mistakes: readonly FolderError[],
  ) {
    super([`Ошибки в папке ${folder}: ${mistakes.length}`, ...mistakes.map(formatFolderError)].join('\n'))
  }
}

/** Writes «news/bridge.md, строка 4, поле «picture.file»: нет картинки «bridge.webp»». */
function formatFolderError({ file, line, field, message }: FolderError): string {
  const where = [file, line && `строка ${line}`, field && `поле «${field}»`].filter(Boolean).join(', ')
  return `${where}: ${message}`
}
