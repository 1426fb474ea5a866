import path from 'node:path'
import { cutText, plainText } from '@/lib/text/plain-text'

const LONGEST = 150
/** Invisible in a name: two files would look the same. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u2028\u2029\u2060\uFEFF\u{E0000}-\u{E007F}]/gu

export function safeName(originName: string, extension: string): string {
  return `${cutText(path.parse(plainName(originName)).name, LONGEST) || 'файл'}.${extension}`
}

export function plainName(originName: string): string {
  return plainText(originName)
    .replace(UNSEEN, '')
    .replace(/[\n\t/\\:*?"<>|]/g, ' ')
    .trim()
}
