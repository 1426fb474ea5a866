import { fileAdvice } from '@/components/ui/files/file-advice'
import { countOf } from '@/lib/text/plural'

/** A form takes this kind of file: its media type, the ends of its names, and how large it may be. */
interface FileKindRule {
  type: string
  endings: readonly string[]
  /** The limit in bytes. */
  largest: number
}

export interface FileRules {
  kinds: readonly FileKindRule[]
  /** The form takes at most so many files. */
  most: number
  /** Says why a file of another kind is not taken. */
  refusal?: (file: File) => string
}

const MEGABYTE = 1024 * 1024

/** What the server takes of a picture. */
export const LARGEST_SENT_PICTURE = 5 * MEGABYTE
/** Pictures are made smaller before they go (shrink-photo.ts), so that a phone's own size does not matter. */
const LARGEST_PICTURE = 40 * MEGABYTE

export const jpeg = { type: 'image/jpeg', endings: ['.jpg', '.jpeg'], largest: LARGEST_PICTURE } as const
export const png = { type: 'image/png', endings: ['.png'], largest: LARGEST_PICTURE } as const
const webp = { type: 'image/webp', endings: ['.webp'], largest: LARGEST_PICTURE } as const
const pdf = { type: 'application/pdf', endings: ['.pdf'], largest: 20 * MEGABYTE } as const
const doc = { type: 'application/msword', endings: ['.doc'], largest: 20 * MEGABYTE } as const
const docx = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  endings: ['.docx'],
  largest: 20 * MEGABYTE,
} as const

/** These are the specification's defaults: images, .doc, .docx, .pdf, several. */
export const documentsAndImages: FileRules = { kinds: [jpeg, png, webp, doc, docx, pdf], most: 10 }

/** One photo is taken, shown as it will be seen. */
export const onePhoto: FileRules = { kinds: [jpeg, png, webp], most: 1 }

/** Says what is wrong with a file before it is sent; null when nothing. Its content is looked at by the server. */
export function fileFault(file: File, rules: FileRules): string | null {
  const kind = kindOf(file, rules)
  if (!kind) return rules.refusal?.(file) ?? 'Неверный тип файла'
  if (file.size === 0) return 'Файл пуст'
  if (file.size > kind.largest) return `Файл больше ${kind.largest / MEGABYTE} МБ`
  return null
}

export interface RefusedFile {
  name: string
  fault: string
  /** What the form takes instead, and how to make such a file. */
  advice?: string
}

/** Adds chosen files to the list; a file that is already there is not taken twice, one photo replaces another. */
export function withFiles(
  chosen: readonly File[],
  added: readonly File[],
  rules: FileRules,
): { files: File[]; refused: RefusedFile[] } {
  const files = rules.most === 1 && added.some((file) => !fileFault(file, rules)) ? [] : [...chosen]
  const refused: RefusedFile[] = []
  for (const file of added) {
    const fault = fileFault(file, rules) ?? (files.length >= rules.most ? tooMany(rules.most) : null)
    if (files.some((other) => isSame(file, other))) continue
    if (fault)
      refused.push({ name: file.name, fault, ...(!kindOf(file, rules) && { advice: fileAdvice(file, rules) }) })
    else files.push(file)
  }
  return { files, refused }
}

/** Says it to the browser's window of files. */
export function acceptOf(rules: FileRules): Record<string, string[]> {
  return Object.fromEntries(rules.kinds.map(({ type, endings }) => [type, [...endings]]))
}

/** Some systems do not know the type of a document: then its name decides. */
function kindOf(file: File, rules: FileRules): FileKindRule | undefined {
  const byName = rules.kinds.find(({ endings }) => endings.some((end) => file.name.toLowerCase().endsWith(end)))
  const isUntold = file.type === '' || file.type === 'application/octet-stream'
  return isUntold ? byName : rules.kinds.find(({ type }) => type === file.type.toLowerCase())
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}

function tooMany(most: number): string {
  return most === 1
    ? 'Можно приложить один файл'
    : `Можно приложить не больше ${countOf(most, ['файла', 'файлов', 'файлов'])}`
}
