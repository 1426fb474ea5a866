import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Sheet } from '@/components/map/sheet/sheet-view'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).toString()

/** Long side in pixels: print is readable at full zoom, a phone still has the memory. */
const LONG_SIDE = 3_000

export async function drawPdfPage(url: string, number: number): Promise<{ sheet: Sheet; pages: number }> {
  const task = getDocument({ url, isEvalSupported: false })
  try {
    const pdf = await task.promise
    const page = await pdf.getPage(number)
    const natural = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: LONG_SIDE / Math.max(natural.width, natural.height) })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    await page.render({ canvas, viewport }).promise
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    if (!blob) throw new Error('the page did not become a picture')
    const sheet = { url: URL.createObjectURL(blob), width: canvas.width, height: canvas.height }
    return { sheet, pages: pdf.numPages }
  } finally {
    await task.destroy()
  }
}
