import path from 'node:path'
import { plainText } from '@/lib/text/plain-text'

const LONGEST = 150
/** Invisible in a name: two files would look the same. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u2028\u2029\u2060\uFEFF\u{E0000}-\u{E007F}]/gu

export function safeName(originName: string, extension: string): string {
  return `${path.parse(plainName(originName)).name.slice(0, LONGEST) || 'файл'}.${extension}`
}

export function plainName(originName: string): string {
  return plainText(originName)
    .replace(UNSEEN, '')
    .replace(/[\n\t/\\:*?"<>|]/g, ' ')
    .trim()
}
