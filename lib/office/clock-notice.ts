'use client'

import { createElement as draw, useSyncExternalStore } from 'react'
import { formatStamp } from '@/lib/time/dates'

/** Payload shows and takes times by the clock of the computer: says so where that is not the city's. */
export function ClockNotice({ zone }: { zone: string }) {
  const isOther = useSyncExternalStore(
    subscribe,
    () => isOtherZone(zone),
    () => false,
  )
  return isOther
    ? draw(
        'p',
        { className: 'office-clock', role: 'status' },
        `Часы этого компьютера идут не по времени города (там сейчас ${formatStamp(new Date(), zone)}): время здесь — по вашим часам.`,
      )
    : null
}

function subscribe(): () => void {
  return () => undefined
}

function isOtherZone(zone: string): boolean {
  const now = new Date()
  return formatStamp(now, zone) !== formatStamp(now, Intl.DateTimeFormat().resolvedOptions().timeZone)
}
