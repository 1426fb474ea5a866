'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { CityEmblem } from '@/components/layout/city-emblem'
import type { SiteFacts } from '@/components/layout/site-facts'
import { cityTimeZone } from '@/components/ui/city-time-zone'

/** Who says it, when it was printed and where it stands: at the top, so that it never fills a last page alone. */
export function PrintLetterhead({ site: { administration, address, emblem } }: { site: SiteFacts }) {
  const origin = usePrintOrigin()
  const drawCode = usePrintedCode()
  return (
    <div className="shell hidden print:block [body:has(.notice-sheet)_&]:hidden">
      <div className="flex items-start gap-4 border-b-2 border-line-strong pb-3">
        <CityEmblem emblem={emblem} className="h-14 w-12 shrink-0" />
        <div className="min-w-0 flex-1 text-sm leading-5 wrap-anywhere">
          <p className="text-base font-semibold">{administration}</p>
          {address && <p>{address}</p>}
          <p>
            Официальный портал
            {origin && (
              <>
                . Напечатано {origin.printed} со страницы {origin.address}
              </>
            )}
          </p>
        </div>
        {origin && drawCode?.(origin.address)}
      </div>
    </div>
  )
}

interface PrintOrigin {
  address: string
  printed: string
}

function usePrintOrigin(): PrintOrigin | undefined {
  const [origin, setOrigin] = useState<PrintOrigin>()
  useEffect(() => {
    // printing starts right after the event
    const onPrint = () => flushSync(() => setOrigin({ address: printedAddress(window.location.href), printed: now() }))
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [])
  return origin
}

type DrawCode = (url: string) => ReactNode

/** Nothing loads once printing has begun, so where there is a mouse, and so a printer, the code comes after the page. */
function usePrintedCode(): DrawCode | undefined {
  const [draw, setDraw] = useState<DrawCode>()
  useEffect(() => {
    if (!window.matchMedia('(hover: hover) and (min-width: 64rem)').matches) return
    const timer = setTimeout(() => void load(), AFTER_PAGE_MS)
    return () => clearTimeout(timer)

    async function load() {
      const { QrCode } = await import('@/components/ui/picture/qr-code')
      setDraw(
        () =>
          function drawCode(url: string) {
            return <QrCode url={url} className="-m-1 w-20 shrink-0" />
          },
      )
    }
  }, [])
  return draw
}

const AFTER_PAGE_MS = 3_000

function now(): string {
  return new Date().toLocaleString('ru', { dateStyle: 'long', timeStyle: 'short', timeZone: cityTimeZone() })
}

const SECRETS = ['key', 'token']

/** Returns a URL safe to print: without access keys and dialogs. */
export function printedAddress(address: string): string {
  const url = new URL(address)
  for (const name of SECRETS) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
