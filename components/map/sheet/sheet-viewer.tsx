'use client'

import { classNames } from '@/components/ui/class-names'
import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

const SheetPanel = dynamic(async () => (await import('@/components/map/sheet/sheet-panel')).SheetPanel, { ssr: false })

interface SheetViewerProps {
  label: string
  file: { kind: 'image' | 'pdf'; url: string }
  /** Give the frame its shape; a square if unknown. */
  sides: { width?: number | null; height?: number | null } | undefined
  /** Shown without scripts: the picture, or a still of the first page. */
  children: ReactNode
}

const TALLEST = 'min(52rem, 88vh)'

/** Zooms by buttons, keys, wheel and two fingers. */
export function SheetViewer({ label, file, sides, children }: SheetViewerProps) {
  const [hasFailed, setFailed] = useState(false)

  function fail(error: unknown) {
    // logged as docs/rules.md, «Ошибки и сообщения» requires
    console.error('Error', error)
    setFailed(true)
  }

  const ratio = computeRatio(sides)
  return (
    <div
      // no wider than the sheet at its greatest height: beside an upright one there is room for its legend
      style={{ maxWidth: `max(20rem, ${ratio} * ${TALLEST})` }}
      className={classNames(
        'relative isolate w-full overflow-hidden rounded-card border border-line bg-ground print:max-w-none!',
        'print:overflow-visible print:pb-0 [@media(scripting:enabled)]:max-sm:pb-12',
      )}
    >
      <div style={{ aspectRatio: ratio, maxHeight: TALLEST }} className="w-full print:h-auto print:max-h-none!">
        <div className="grid h-full place-items-center *:max-h-full">{children}</div>
      </div>
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

function computeRatio(sides: SheetViewerProps['sides']): number {
  return sides?.width && sides.height ? sides.width / sides.height : 1
}
