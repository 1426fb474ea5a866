'use client'

import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

const SheetPanel = dynamic(async () => (await import('@/components/ui/sheet/sheet-panel')).SheetPanel, { ssr: false })

interface SheetViewerProps {
  /** The name of what is shown is read out. */
  label: string
  /** A picture, or a PDF whose pages become pictures in the browser. */
  file: { kind: 'image' | 'pdf'; url: string }
  /** The sheet's own picture gives the frame its shape; of unknown sizes it is a square at most. */
  sides: { width?: number | null; height?: number | null } | undefined
  /** Shown before the viewer comes and without JavaScript: the picture itself, or a still of the first page. */
  children: ReactNode
}

/** Shows a large sheet to look into: zoom by buttons, keys, wheel and two fingers. */
export function SheetViewer({ label, file, sides, children }: SheetViewerProps) {
  const [hasFailed, setFailed] = useState(false)

  function fail(error: unknown) {
    // a map that cannot be opened says so in the log (spec.md 8)
    console.error('Error', error)
    setFailed(true)
  }

  return (
    <div
      style={{ aspectRatio: ratioOf(sides) }}
      className="relative isolate max-h-[min(46rem,80vh)] min-h-72 w-full overflow-hidden rounded-card border border-line bg-ground print:h-auto print:max-h-none print:min-h-0 print:overflow-visible"
    >
      <div className="grid h-full place-items-center p-2 *:max-h-full">{children}</div>
      {hasFailed ? (
        <p role="alert" className="absolute inset-x-0 bottom-0 bg-paper px-5 py-4 text-center">
          Карта не открылась. Скачайте файл по ссылке ниже.
        </p>
      ) : (
        <ErrorBoundary fallback={null} onError={fail}>
          <SheetPanel label={label} file={file} onFail={fail} />
        </ErrorBoundary>
      )}
    </div>
  )
}

function ratioOf(sides: SheetViewerProps['sides']): number {
  return sides?.width && sides.height ? sides.width / sides.height : 1
}
