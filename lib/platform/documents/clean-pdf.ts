import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { withoutMetadata } from '@/lib/platform/pictures/picture-metadata'

const ABOUT = ['Metadata', 'PieceInfo', 'LastModified'].map((name) => PDFName.of(name))
const NAME_OF_FIELD = PDFName.of('Widget')
/** Automatic actions, programmable forms and unchecked attachments. */
const ACTIVE = ['OpenAction', 'AA', 'JavaScript', 'XFA', 'EmbeddedFiles', 'AF'].map((name) => PDFName.of(name))
const ACTIONS = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'RichMediaExecute',
].map((name) => PDFName.of(name))
const ATTACHMENT = PDFName.of('FileAttachment')

/** Removes names, metadata and active content. Throws for a locked or broken file. Run it in the document process. */
export async function cleanPdf(content: Uint8Array): Promise<Uint8Array> {
  // the empty password opens a PDF that only forbids printing or copying
  const document = await PDFDocument.load(content, { updateMetadata: false, password: '' })
  if (document.getPageCount() === 0) throw new Error('A PDF without pages')
  const { context } = document
  const { Info: info } = context.trailerInfo
  if (info instanceof PDFRef) context.delete(info)
  delete context.trailerInfo.Info
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (isMetadata(object)) context.delete(ref)
    else forget(object)
  }
  return document.save({ updateFieldAppearances: false, addDefaultPage: false })
}

function isMetadata(object: PDFObject): boolean {
  return object instanceof PDFStream && object.dict.get(PDFName.of('Type')) === PDFName.of('Metadata')
}

function isPhoto(object: PDFObject): object is PDFRawStream {
  return object instanceof PDFRawStream && object.dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode')
}

/** Embedded objects are cleaned with their parent, referenced ones on their own. */
function forget(object: PDFObject): void {
  if (object instanceof PDFArray) return object.asArray().forEach(forget)
  if (isPhoto(object)) object.updateContents(withoutMetadata(object.contents))
  const dict = object instanceof PDFStream ? object.dict : object
  if (!(dict instanceof PDFDict)) return
  for (const name of [...ABOUT, ...ACTIVE]) dict.delete(name)
  if (isAction(dict)) return dict.keys().forEach((name) => dict.delete(name))
  const kind = dict.get(PDFName.of('Subtype'))
  if (kind === ATTACHMENT) dict.delete(PDFName.of('FS'))
  // `T` is the author in a note, but the name in a form field
  if (dict.has(PDFName.of('Rect')) && kind !== NAME_OF_FIELD) dict.delete(PDFName.of('T'))
  dict.values().forEach(forget)
}

function isAction(dict: PDFDict): boolean {
  const does = dict.get(PDFName.of('S'))
  return does instanceof PDFName && ACTIONS.includes(does)
}
