import type { pdfNeedsPassword } from '@/lib/platform/documents/open-pdf'
import { takenFiles } from '@/lib/contract/upload-limits'
import { objectsExceed } from '@/lib/platform/documents/pdf-objects'
import { runInDocumentProcess } from '@/lib/platform/documents/document-process'
import { COMPOUND_FILE, readCompoundFile } from '@/lib/platform/files/compound-file'
import { LockedFileError, FileRejectedError } from '@/lib/platform/files/file-refusal'
import { ZipArchive } from '@/lib/platform/files/zip-archive'
import path from 'node:path'
import { Parser } from 'htmlparser2'

export interface FileKind {
  extension: string
  mimeType: string
  /** Content from its signature on, if other bytes precede it. */
  content?: Buffer
}

const PDF = { extension: 'pdf', mimeType: 'application/pdf' }
export const DOC = { extension: 'doc', mimeType: 'application/msword' }
export const DOCX = {
  extension: 'docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const XLSX = { extension: 'xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
/** Payload knows GeoJSON only as JSON. */
const GEOJSON = { extension: 'json', mimeType: 'application/json' }

export const documentTypes = [
  ...[PDF, DOC, DOCX, XLSX, GEOJSON].map(({ mimeType }) => mimeType),
  'application/geo+json',
  // Payload detects a DOC only as a compound file
  'application/x-cfb',
]

const BYTE_ORDER_MARK = Buffer.from('efbbbf', 'hex')
const PDF_HEADER = Buffer.from('%PDF-')
/** Readers accept a header within the first bytes. */
const PDF_HEADER_WITHIN = 1024
const ENCRYPTED = Buffer.from('/Encrypt')
const ZIP = Buffer.from('504b0304', 'hex')
/** No real document unpacks to more. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
const MAX_OBJECTS_BYTES = 64 * 1024 * 1024
const OPEN_BRACE = 0x7b
const MAX_MAP_DATA_BYTES = 5 * 1024 * 1024
const CONTENT_TYPES = '[Content_Types].xml'
const RELATIONS = '_rels/.rels'
const PART_LIMIT = 1024 * 1024
const macroNames = ['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA']
const WORD_FLAGS = 10
const WORD_ENCRYPTED = 0x100
const WITH_CODE = /vbaProject|macroEnabled|activeX/i

/** Returns the type by content. Throws FileRejectedError for other types, macros and password-protected files. */
export async function documentKind(content: Buffer): Promise<FileKind> {
  if (content.subarray(0, 4).equals(ZIP)) return officeKind(content)
  if (content.subarray(0, 8).equals(COMPOUND_FILE)) return oldWordKind(content)
  const text = withoutByteOrderMark(content)
  if (text[0] === OPEN_BRACE) return beginningAt(content, text, mapDataKind(text))
  const header = content.subarray(0, PDF_HEADER_WITHIN + PDF_HEADER.length).indexOf(PDF_HEADER)
  if (header === -1) throw unknownKind()
  const pdf = content.subarray(header)
  return beginningAt(content, pdf, await pdfKind(pdf))
}

function beginningAt(content: Buffer, beginning: Buffer, kind: FileKind): FileKind {
  return beginning.length === content.length ? kind : { ...kind, content: beginning }
}

function withoutByteOrderMark(content: Buffer): Buffer {
  return content.subarray(0, 3).equals(BYTE_ORDER_MARK) ? content.subarray(3) : content
}

async function pdfKind(content: Buffer): Promise<FileKind> {
  if (await objectsExceed(content, MAX_OBJECTS_BYTES)) throw tooMuchInside()
  // never compressed; a PDF that only forbids printing opens without a password
  if (content.includes(ENCRYPTED) && (await needsPassword(content))) throw locked()
  return PDF
}

function needsPassword(content: Buffer): Promise<boolean> {
  return runInDocumentProcess<typeof pdfNeedsPassword>(
    'lib/platform/documents/open-pdf.ts',
    'pdfNeedsPassword',
    content,
  )
}

function mapDataKind(content: Buffer): FileKind {
  // parsing blocks, so check the length first
  if (content.length > MAX_MAP_DATA_BYTES)
    throw new FileRejectedError('Данные карты больше 5 МБ. Упростите контуры и загрузите снова.', 413)
  const data = parseJson(content)
  const isCollection = data?.type === 'FeatureCollection' && Array.isArray(data.features)
  if (!isCollection) throw unknownKind()
  return GEOJSON
}

function parseJson(content: Buffer): { type?: unknown; features?: unknown } | null {
  try {
    return JSON.parse(content.toString()) as { type?: unknown; features?: unknown } | null
  } catch {
    return null
  }
}

async function officeKind(content: Buffer): Promise<FileKind> {
  const archive = await ZipArchive.open(content)
  if (!archive?.names.includes(CONTENT_TYPES)) throw unknownKind()
  if (archive.unpackedSize > MAX_UNPACKED_BYTES) throw tooMuchInside()
  const types = await archive.read(CONTENT_TYPES, PART_LIMIT)
  const relations = await archive.read(RELATIONS, PART_LIMIT)
  if (types === null || relations === null) throw unknownKind()
  if ([types, ...archive.names].some((text) => WITH_CODE.test(text))) throw withMacros()
  const part = officePart(types, relations)
  const kind = [DOCX, XLSX].find(({ mimeType }) => part?.type === `${mimeType}.main+xml`)
  if (!kind || !archive.names.includes(part?.name ?? '')) throw unknownKind()
  return kind
}

/** New Word and Excel files with a password are compound files too. */
function oldWordKind(content: Buffer): FileKind {
  const file = readCompoundFile(content)
  if (!file) throw unknownKind()
  const holds = (name: string) => file.entries.some((entry) => entry.name.toLowerCase() === name.toLowerCase())
  if (holds('EncryptedPackage')) throw locked()
  const text = file.entries.find(({ name, kind }) => name === 'WordDocument' && kind === 'stream')
  if (!text) throw unknownKind()
  if (macroNames.some(holds)) throw withMacros()
  const beginning = file.firstBytes(text)
  if (beginning.length <= WORD_FLAGS + 1) throw unknownKind()
  if (beginning.readUInt16LE(WORD_FLAGS) & WORD_ENCRYPTED) throw locked()
  return DOC
}

function locked(): FileRejectedError {
  return new LockedFileError('Файл закрыт паролем: снимите пароль и приложите снова')
}

function tooMuchInside(): FileRejectedError {
  return new FileRejectedError('Файл распаковывается в слишком большой объём данных.')
}

function unknownKind(): FileRejectedError {
  return new FileRejectedError(`${takenFiles.documents} По содержимому этот файл — не один из них.`)
}

function withMacros(): FileRejectedError {
  return new FileRejectedError('В файле есть макросы. Сохраните его без макросов и загрузите снова.')
}

interface OfficePart {
  name: string
  type: string | undefined
}

const MAIN_PART = /\/relationships\/officeDocument$/

/** Returns the main part, not always `word/document.xml`; null if none is named. */
function officePart(contentTypes: string, relations: string): OfficePart | null {
  const main = elements(relations, 'Relationship').find(({ Type = '' }) => MAIN_PART.test(Type))
  if (!main?.Target) return null
  const name = path.posix.join('/', main.Target)
  const extension = path.posix.extname(name).slice(1)
  const declared =
    elements(contentTypes, 'Override').find(({ PartName }) => PartName === name) ??
    elements(contentTypes, 'Default').find(({ Extension }) => Extension === extension)
  return { name: name.slice(1), type: declared?.ContentType }
}

function elements(xml: string, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  const onopentag = (tag: string, attributes: Record<string, string>) => {
    if (tag.split(':').at(-1) === name) found.push(attributes)
  }
  new Parser({ onopentag }, { xmlMode: true }).end(xml)
  return found
}
