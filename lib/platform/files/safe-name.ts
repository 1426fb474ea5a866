import path from 'node:path'
import { plainText } from '@/lib/text/plain-text'

const LONGEST = 150
/** In a text some of these belong to its language; in a name they only make two files look the same. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u2028\u2029\u2060\uFEFF\u{E0000}-\u{E007F}]/gu

/** Makes the name a file's owner knows it by, with the ending that its content deserves. */
export function safeName(originName: string, extension: string): string {
  return `${path.parse(plainName(originName)).name.slice(0, LONGEST) || 'файл'}.${extension}`
}

/** Gives the name as it was sent, without signs that no file is named with. */
export function plainName(originName: string): string {
  return plainText(originName)
    .replace(UNSEEN, '')
    .replace(/[\n\t/\\:*?"<>|]/g, ' ')
    .trim()
}
