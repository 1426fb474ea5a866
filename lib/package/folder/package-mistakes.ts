/** Something wrong in the folder of a city: where it stands and what it is. */
export interface PackageMistake {
  /** From the folder of the city. */
  file: string
  line?: number
  /** «picture.file» */
  field?: string
  message: string
}

/** Everything that is wrong in the folder of a city, found before anything is written. */
export class PackageMistakes extends Error {
  override name = 'PackageMistakes'

  constructor(
    folder: string,
    readonly mistakes: readonly PackageMistake[],
  ) {
    super([`Ошибки в папке ${folder}: ${mistakes.length}`, ...mistakes.map(sentenceOf)].join('\n'))
  }
}

/** «news/bridge.md, строка 4, поле «picture.file»: нет картинки «bridge.webp»» */
export function sentenceOf({ file, line, field, message }: PackageMistake): string {
  const where = [file, line && `строка ${line}`, field && `поле «${field}»`].filter(Boolean).join(', ')
  return `${where}: ${message}`
}
