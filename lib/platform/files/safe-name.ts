import path from 'node:path'
import { plainText } from '@/lib/shared/plain-text'

const LONGEST = 150

/** Makes the name a file's owner knows it by, with the ending that its content deserves. */
export function safeName(originName: string, extension: string): string {
  return `${path.parse(plainName(originName)).name.slice(0, LONGEST) || 'файл'}.${extension}`
}

/** Gives the name as it was sent, without signs that no file is named with. */
export function plainName(originName: string): string {
  return plainText(originName)
    .replace(/[\n\t/\\:*?"<>|]/g, ' ')
    .trim()
}
