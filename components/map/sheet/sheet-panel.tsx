'use client'

import { classNames } from '@/components/ui/class-names'
import { useCallback, useEffect, useRef, useState } from 'react'
import { MapHint, useHint } from '@/components/map/map-hint'
import { MapZoom } from '@/components/map/map-controls'
import { SheetView } from '@/components/map/sheet/sheet-view'
import { useSheetPages, type SheetFile } from '@/components/map/sheet/use-sheet-pages'
import { plural } from '@/lib/text/plural'
import { Icon } from '@/components/ui/icon/icon'

interface SheetPanelProps {
  label: string
  file: SheetFile
  onFail: (error: unknown) => void
}

export function SheetPanel({ label, file, onFail }: SheetPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<SheetView | null>(null)
  const [page, setPage] = useState(1)
  const { hint, giveHint } = useHint()
  const { sheet, pages } = useSheetPages(file, page, onFail)
  useEffect(() => {
    if (!box.current || !sheet) return
    const next = new SheetView(box.current, sheet, giveHint)
    setView(next)
    return () => {
      setView(null)
      next.close()
    }
  }, [sheet, giveHint])
  const turn = useCallback((step: number) => setPage((now) => Math.min(pages, Math.max(1, now + step))), [pages])
  if (!sheet) return <Loading />
  return (
    <div className="absolute inset-0 bg-ground print:hidden">
      <div
        ref={box}
        role="application"
        aria-label={`${label}. Стрелки двигают лист, плюс и минус меняют масштаб.`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a sheet is moved by the keyboard, so it takes the focus
        tabIndex={0}
        className="absolute inset-0 bg-ground! font-sans! max-sm:bottom-12 text-sm! focus-visible:-outline-offset-4"
      />
      {view && <MapZoom view={view} wholeLabel="Показать весь лист" isBar />}
      {pages > 1 && <Pages page={page} pages={pages} onTurn={turn} />}
      <MapHint hint={hint} />
    </div>
  )
}

function Loading() {
  return (
    <p
      role="status"
      className="absolute inset-x-0 top-3 mx-auto w-fit rounded-full bg-paper px-4 py-1.5 text-sm shadow-above"
    >
      Открываем карту…
    </p>
  )
}

function Pages({ page, pages, onTurn }: { page: number; pages: number; onTurn: (step: number) => void }) {
  const look = 'grid size-11 place-items-center hover:bg-brand-tint disabled:opacity-40'
  return (
    <nav
      aria-label="Листы"
      className={classNames(
        'absolute bottom-3 left-3 z-[1005] flex max-sm:bottom-15 items-center overflow-hidden rounded-field',
        'border border-line bg-paper shadow-above',
      )}
    >
      <button
        type="button"
        aria-label="Предыдущий лист"
        disabled={page === 1}
        onClick={() => onTurn(-1)}
        className={look}
      >
        <Icon name="chevron-left" className="size-5" />
      </button>
      <p aria-live="polite" className="px-2 text-sm tabular-nums">
        {page} из {pages} {plural(pages, ['листа', 'листов', 'листов'])}
      </p>
      <button
        type="button"
        aria-label="Следующий лист"
        disabled={page === pages}
        onClick={() => onTurn(1)}
        className={look}
      >
        <Icon name="chevron-right" className="size-5" />
      </button>
    </nav>
  )
}
