import path from 'node:path'
import { plainText } from '@/lib/shared/plain-text'

const LONGEST = 150

/** The name a file's owner knows it by, with the ending that its content deserves. */
export function safeName(originName: string, extension: string): string {
  const plain = plainText(originName).replace(/[\n\t/\\:*?"<>|]/g, ' ')
  return `${path.parse(plain.trim()).name.slice(0, LONGEST) || 'файл'}.${extension}`
}
