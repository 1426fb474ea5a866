'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { printedAddress } from '@/components/layout/printed-address'

/** Source and time on paper, as browsers' own lines may be off. */
export function PrintOrigin({ administration }: { administration: string }) {
  const [origin, setOrigin] = useState<{ address: string; printed: string }>()

  useEffect(() => {
    // printing starts right after the event
    const onPrint = () => flushSync(() => setOrigin({ address: printedAddress(window.location.href), printed: now() }))
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [])

  return (
    <p className="hidden border-t border-line pt-3 text-sm leading-5 wrap-anywhere print:block [body:has(.notice-sheet)_&]:hidden">
      {administration}, официальный портал
      {origin && (
        <>
          . Напечатано {origin.printed} со страницы {origin.address}
        </>
      )}
    </p>
  )
}

function now(): string {
  return new Date().toLocaleString('ru', { dateStyle: 'long', timeStyle: 'short', timeZone: cityTimeZone() })
}
