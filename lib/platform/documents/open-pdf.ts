import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Returns false for a broken file. Run it in the document process. */
export async function pdfNeedsPassword(content: Buffer): Promise<boolean> {
  try {
    return await withPdf(content, () => Promise.resolve(false))
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException'
  }
}

export async function withPdf<T>(content: Buffer, work: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  // pdfjs loads its worker from its own folder, so it must not be bundled
  const { getDocument } = await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ 'pdfjs-dist/legacy/build/pdf.mjs'
  )
  const task = getDocument({
    data: new Uint8Array(content),
    isEvalSupported: false,
    useSystemFonts: false,
    maxImageSize: 0, // only words are read, and decoding the pictures of a scan takes minutes
  })
  try {
    return await work(await task.promise)
  } finally {
    await task.destroy()
  }
}
