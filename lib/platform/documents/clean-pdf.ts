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

/** Programs write these entries beside pages, about themselves and who used them. */
const ABOUT = ['Metadata', 'PieceInfo', 'LastModified'].map((name) => PDFName.of(name))
const NAME_OF_FIELD = PDFName.of('Widget')
/** These entries run by themselves, are forms that are programs, or hold files that nobody has looked into. */
const ACTIVE = ['OpenAction', 'AA', 'JavaScript', 'XFA', 'EmbeddedFiles', 'AF'].map((name) => PDFName.of(name))
/** These actions of a press do more than lead to a page or an address of the web. */
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

/**
 * The same pages without names: the description of the document, XMP everywhere, authors of notes, what cameras wrote into
 * photos; and without what acts: actions of opening, scripts, forms sent elsewhere, attached files. Throws for a locked or broken file. Unpacks whatever it is given: call it in the document process.
 */
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

/** A JPEG lies in a PDF as the camera wrote it. */
function isPhoto(object: PDFObject): object is PDFRawStream {
  return object instanceof PDFRawStream && object.dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode')
}

/** What stands inside of an object is looked at with it; what it only refers to is an object of its own. */
function forget(object: PDFObject): void {
  if (object instanceof PDFArray) return object.asArray().forEach(forget)
  if (isPhoto(object)) object.updateContents(withoutMetadata(object.contents))
  const dict = object instanceof PDFStream ? object.dict : object
  if (!(dict instanceof PDFDict)) return
  for (const name of [...ABOUT, ...ACTIVE]) dict.delete(name)
  if (isAction(dict)) return dict.keys().forEach((name) => dict.delete(name))
  const kind = dict.get(PDFName.of('Subtype'))
  if (kind === ATTACHMENT) dict.delete(PDFName.of('FS'))
  // in a note this is the author, in a field its own name
  if (dict.has(PDFName.of('Rect')) && kind !== NAME_OF_FIELD) dict.delete(PDFName.of('T'))
  dict.values().forEach(forget)
}

function isAction(dict: PDFDict): boolean {
  const does = dict.get(PDFName.of('S'))
  return does instanceof PDFName && ACTIONS.includes(does)
}
