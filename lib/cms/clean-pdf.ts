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
import { withoutMetadata } from '@/lib/cms/picture-metadata'

/** What programs write beside pages about themselves and who used them. */
const ABOUT = ['Metadata', 'PieceInfo', 'LastModified'].map((name) => PDFName.of(name))
const NAME_OF_FIELD = PDFName.of('Widget')

/**
 * The same pages without names: the description of the document, XMP everywhere, authors of notes, what cameras wrote into
 * photos. Throws for a locked or broken file. Unpacks whatever it is given: call it aside.
 */
export async function cleanPdf(content: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(content, { updateMetadata: false })
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
  for (const name of ABOUT) dict.delete(name)
  const kind = dict.get(PDFName.of('Subtype'))
  // of a note it is the author, of a field its own name
  if (dict.has(PDFName.of('Rect')) && kind !== NAME_OF_FIELD) dict.delete(PDFName.of('T'))
  dict.values().forEach(forget)
}
