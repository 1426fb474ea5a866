import { takenFiles } from '@/lib/contract/upload-limits'
import { formatCount } from '@/lib/text/plural'

interface FileKindRule {
  type: string
  extensions: readonly string[]
  maxBytes: number
}

export interface FileRules {
  kinds: readonly FileKindRule[]
  maxCount: number
  refusal?: (file: File) => string
}

const MEGABYTE = 1024 * 1024

/** Server limit for a picture, in bytes. */
export const MAX_SENT_PICTURE = 5 * MEGABYTE
/** Pictures are shrunk before upload (shrink-photo.ts), so a phone's original size is accepted. */
const MAX_PICTURE_BYTES = 40 * MEGABYTE

export const jpeg = { type: 'image/jpeg', extensions: ['.jpg', '.jpeg'], maxBytes: MAX_PICTURE_BYTES } as const
export const png = { type: 'image/png', extensions: ['.png'], maxBytes: MAX_PICTURE_BYTES } as const
const webp = { type: 'image/webp', extensions: ['.webp'], maxBytes: MAX_PICTURE_BYTES } as const
const pdf = { type: 'application/pdf', extensions: ['.pdf'], maxBytes: 20 * MEGABYTE } as const
const doc = { type: 'application/msword', extensions: ['.doc'], maxBytes: 20 * MEGABYTE } as const
const docx = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extensions: ['.docx'],
  maxBytes: 20 * MEGABYTE,
} as const

export const documentsAndImages: FileRules = { kinds: [jpeg, png, webp, doc, docx, pdf], maxCount: 10 }

export const onePhoto: FileRules = { kinds: [jpeg, png, webp], maxCount: 1 }

const avif = { type: 'image/avif', extensions: ['.avif'], maxBytes: MAX_PICTURE_BYTES } as const
const xlsx = {
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extensions: ['.xlsx'],
  maxBytes: 20 * MEGABYTE,
} as const
const mapData = { type: 'application/json', extensions: ['.json', '.geojson'], maxBytes: 5 * MEGABYTE } as const

/** A file of the staff, by the rules of their library. */
export const staffFiles: Record<'photo' | 'document', FileRules> = {
  photo: { kinds: [jpeg, png, webp, avif], maxCount: 1, refusal: () => takenFiles.pictures },
  document: {
    kinds: [pdf, doc, docx, xlsx, mapData, { ...mapData, type: 'application/geo+json' }],
    maxCount: 1,
    refusal: () => takenFiles.documents,
  },
}

/** Returns what is wrong with a file, or null. The server checks its content. */
export function findFileError(file: File, rules: FileRules): string | null {
  const kind = findKind(file, rules)
  if (!kind) return rules.refusal?.(file) ?? 'Неверный тип файла'
  if (file.size === 0) return 'Файл пуст'
  if (file.size > kind.maxBytes) return `Файл больше ${kind.maxBytes / MEGABYTE} МБ`
  return null
}

export interface RefusedFile {
  name: string
  fault: string
  advice?: string
}

/** Adds chosen files without duplicates; a single photo is replaced. */
export function addFiles(
  chosen: readonly File[],
  added: readonly File[],
  rules: FileRules,
): { files: File[]; refused: RefusedFile[] } {
  const files = rules.maxCount === 1 && added.some((file) => !findFileError(file, rules)) ? [] : [...chosen]
  const refused: RefusedFile[] = []
  for (const file of added) {
    const fault = findFileError(file, rules) ?? (files.length >= rules.maxCount ? tooManyText(rules.maxCount) : null)
    if (files.some((other) => isSame(file, other))) continue
    if (fault)
      refused.push({ name: file.name, fault, ...(!findKind(file, rules) && { advice: getFileAdvice(file, rules) }) })
    else files.push(file)
  }
  return { files, refused }
}

export function toAccept(rules: FileRules): Record<string, string[]> {
  return Object.fromEntries(rules.kinds.map(({ type, extensions }) => [type, [...extensions]]))
}

/** Some systems do not know the type of a document: then the extension decides. */
function findKind(file: File, rules: FileRules): FileKindRule | undefined {
  const byName = rules.kinds.find(({ extensions }) => extensions.some((end) => file.name.toLowerCase().endsWith(end)))
  const hasNoType = file.type === '' || file.type === 'application/octet-stream'
  return hasNoType ? byName : rules.kinds.find(({ type }) => type === file.type.toLowerCase())
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}

function tooManyText(most: number): string {
  return most === 1
    ? 'Можно приложить один файл'
    : `Можно приложить не больше ${formatCount(most, ['файла', 'файлов', 'файлов'])}`
}

interface Taken {
  kinds: readonly { type: string; extensions: readonly string[] }[]
}

const IPHONE_PHOTO =
  'Это снимок айфона: выберите «Настройки» → «Камера» → «Форматы» → «Наиболее совместимые» и снимите ещё раз или сохраните его как JPEG.'
const PICTURE = 'Откройте изображение и сохраните его как JPEG или PNG или сделайте снимок экрана.'
const DOCUMENT = 'Откройте документ и сохраните его как .docx или PDF.'

const advices: { ending: RegExp; type: RegExp; picture: boolean; advice: string }[] = [
  { ending: /\.hei[cf]$/i, type: /^image\/hei[cf]/, picture: true, advice: IPHONE_PHOTO },
  { ending: /\.(avif|gif|bmp|tiff?|svg)$/i, type: /^image\//, picture: true, advice: PICTURE },
  {
    ending: /\.(od[tsp]|rtf|pages|txt|xlsx?|pptx?)$/i,
    type: /opendocument|rtf|text\/plain|ms-excel|spreadsheetml|presentationml/,
    picture: false,
    advice: DOCUMENT,
  },
]

/** Returns the accepted types and, for common others, how to convert the file. */
function getFileAdvice({ name, type }: Pick<File, 'name' | 'type'>, { kinds }: Taken): string {
  const taken = `Подойдёт ${joinExtensions(kinds.map(({ extensions }) => extensions[0] ?? ''))}.`
  const takesDocuments = kinds.some((kind) => !kind.type.startsWith('image/'))
  const found = advices.find(
    (one) => (one.picture || takesDocuments) && (one.ending.test(name) || one.type.test(type.toLowerCase())),
  )
  return found ? `${taken} ${found.advice}` : taken
}

function joinExtensions(extensions: readonly string[]): string {
  const last = extensions.at(-1) ?? ''
  return extensions.length > 1 ? `${extensions.slice(0, -1).join(', ')} или ${last}` : last
}
