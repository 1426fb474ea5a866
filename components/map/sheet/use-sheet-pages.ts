import { useEffect, useEffectEvent, useState } from 'react'
import type { Sheet } from '@/components/map/sheet/sheet-view'

export interface SheetFile {
  kind: 'image' | 'pdf'
  url: string
}

interface Opened {
  sheet: Sheet
  pages: number
}

export function useSheetPages(
  { kind, url }: SheetFile,
  page: number,
  onFail: (error: unknown) => void,
): { sheet: Sheet | null; pages: number } {
  const [opened, setOpened] = useState<Opened | null>(null)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    let isHere = true
    const opening = kind === 'image' ? openImage(url) : openPdfPage(url, page)
    opening.then(
      (next) => isHere && setOpened(next),
      (error: unknown) => isHere && fail(error),
    )
    return () => {
      isHere = false
      // a drawn sheet is kept by its address until that is given back
      opening.then(({ sheet }) => URL.revokeObjectURL(sheet.url)).catch(() => undefined)
    }
  }, [kind, url, page])
  return { sheet: opened?.sheet ?? null, pages: opened?.pages ?? 1 }
}

async function openImage(url: string): Promise<Opened> {
  const image = new Image()
  image.src = url
  await image.decode()
  return { sheet: { url, width: image.naturalWidth, height: image.naturalHeight }, pages: 1 }
}

async function openPdfPage(url: string, page: number): Promise<Opened> {
  const { drawPdfPage } = await import('@/components/map/sheet/draw-pdf-page')
  return drawPdfPage(url, page)
}
