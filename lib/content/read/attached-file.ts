import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const FILES_FOLDER = 'files'
const LARGEST = 20 * 1024 * 1024

const contentChecks: Readonly<Record<string, (content: Buffer) => boolean>> = {
  '.pdf': (content) => content.subarray(0, 1024 + 5).includes('%PDF-'),
  // a zip names its parts in plain text
  '.docx': (content) => content.subarray(0, 2).toString() === 'PK' && content.includes('word/'),
}

/** Returns a message if the file is unusable. */
export function checkAttachedFile(folder: string, name: string): string | undefined {
  const file = path.join(folder, FILES_FOLDER, name)
  if (path.basename(name) !== name || !existsSync(file)) return `нет файла «${name}» в папке ${FILES_FOLDER}`
  const isRight = contentChecks[path.extname(name)]
  if (!isRight) return `«${name}»: готовый файл — PDF или DOCX`
  const content = readFileSync(file)
  if (content.length > LARGEST) return `«${name}» больше 20 МБ`
  return isRight(content) ? undefined : `«${name}» по содержимому не ${path.extname(name).slice(1).toUpperCase()}`
}
