import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Returns whether a PDF opens with a password only; false for a broken one. Call it in the document process. */
export async function pdfNeedsPassword(content: Buffer): Promise<boolean> {
  try {
    return await withPdf(content, () => Promise.resolve(false))
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException'
  }
}

/** Opens a PDF for the time of some work with its text. Unpacks whatever it is given: call it in the document process. */
export async function withPdf<T>(content: Buffer, work: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  // pdfjs looks for its worker beside itself, so Node loads it from its package, not from our bundle
  const { getDocument } = await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ 'pdfjs-dist/legacy/build/pdf.mjs'
  )
  const document = await getDocument({
    data: new Uint8Array(content),
    isEvalSupported: false,
    useSystemFonts: false,
    maxImageSize: 0, // only words are read, and decoding the pictures of a scan takes minutes
  }).promise
  try {
    return await work(document)
  } finally {
    await document.destroy()
  }
}
