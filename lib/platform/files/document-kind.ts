import { objectsExceed } from '@/lib/platform/documents/pdf-objects'
import { UploadRefusal } from '@/lib/platform/files/upload-refusal'
import { ZipArchive } from '@/lib/platform/files/zip-archive'

export interface FileKind {
  extension: string
  mimeType: string
}

const PDF = { extension: 'pdf', mimeType: 'application/pdf' }
export const DOC = { extension: 'doc', mimeType: 'application/msword' }
export const DOCX = {
  extension: 'docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const XLSX = { extension: 'xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
/** GeoJSON is kept as plain JSON: the library behind the back office knows no other name for it. */
const GEOJSON = { extension: 'json', mimeType: 'application/json' }

/** The portal publishes documents of these types; GeoJSON is for the maps. */
export const documentTypes = [
  ...[PDF, DOC, DOCX, XLSX, GEOJSON].map(({ mimeType }) => mimeType),
  'application/geo+json',
]

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('504b0304', 'hex')
/** No honest act unpacks to more; a file that claims more would fill the memory of who reads it. */
const LARGEST_UNPACKED = 200 * 1024 * 1024
/** The limit for a PDF without its pictures and what is drawn on its pages. */
const LARGEST_OBJECTS = 64 * 1024 * 1024
const OPEN_BRACE = 0x7b
const LARGEST_MAP_DATA = 5 * 1024 * 1024
const CONTENT_TYPES = '[Content_Types].xml'
const CONTENT_TYPES_LIMIT = 1024 * 1024
const WITH_CODE = /vbaProject|macroEnabled|activeX/i

/** Tells a document's type by its content, whatever its name says. Refuses other files and those that carry macros. */
export async function documentKind(content: Buffer): Promise<FileKind> {
  if (content.subarray(0, 5).equals(Buffer.from('%PDF-'))) return pdfKind(content)
  if (content.subarray(0, 4).equals(ZIP)) return officeKind(content)
  if (content.subarray(0, 8).equals(OLE)) return oldWordKind(content)
  if (content[0] === OPEN_BRACE) return mapDataKind(content)
  throw unknownKind()
}

async function pdfKind(content: Buffer): Promise<FileKind> {
  if (await objectsExceed(content, LARGEST_OBJECTS)) throw tooMuchInside()
  return PDF
}

/** Takes data for a map: a collection of shapes in degrees, small enough for a phone. */
function mapDataKind(content: Buffer): FileKind {
  // parsing stops all else, so the length comes first
  if (content.length > LARGEST_MAP_DATA)
    throw new UploadRefusal('Данные карты больше 5 МБ. Упростите контуры и загрузите снова.', 413)
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
  if (archive.unpackedSize > LARGEST_UNPACKED) throw tooMuchInside()
  const declared = await archive.read(CONTENT_TYPES, CONTENT_TYPES_LIMIT)
  if (declared === null) throw unknownKind()
  if ([declared, ...archive.names].some((text) => WITH_CODE.test(text))) throw withMacros()
  if (archive.names.includes('word/document.xml')) return DOCX
  if (archive.names.includes('xl/workbook.xml')) return XLSX
  throw unknownKind()
}

/** A file of the old Word is a small file system, the names in it are written in UTF-16. */
function oldWordKind(content: Buffer): FileKind {
  const holds = (name: string) => content.includes(Buffer.from(name, 'utf16le'))
  if (!holds('WordDocument')) throw unknownKind()
  if (holds('_VBA_PROJECT') || holds('Macros')) throw withMacros()
  return DOC
}

function tooMuchInside(): UploadRefusal {
  return new UploadRefusal('Файл распаковывается в слишком большой объём данных.')
}

function unknownKind(): UploadRefusal {
  return new UploadRefusal(
    'Принимаются документы PDF, DOC, DOCX, XLSX и карты GeoJSON. По содержимому этот файл — не один из них.',
  )
}

function withMacros(): UploadRefusal {
  return new UploadRefusal('В файле есть макросы. Сохраните его без макросов и загрузите снова.')
}
