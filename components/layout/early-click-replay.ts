'use client'

import { useEffect, useLayoutEffect } from 'react'

/** React's handlers are attached: no click is lost any more. */
export const PAGE_HYDRATED = 'portal-hydrated'
/** Effects have run too. */
export const PAGE_READY = 'portal-ready'

/** Rendered last on a page, so its effects run after all others; see EarlyClickScript. */
export function EarlyClickReplay() {
  useLayoutEffect(() => void window.dispatchEvent(new Event(PAGE_HYDRATED)), [])
  useEffect(() => void window.dispatchEvent(new Event(PAGE_READY)), [])
  return null
}
