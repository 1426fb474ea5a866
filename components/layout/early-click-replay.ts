'use client'

import { useEffect, useLayoutEffect } from 'react'
import { PAGE_HYDRATED, PAGE_READY } from '@/components/layout/early-click-events'

/** Rendered last on a page, so its effects run after all others; see EarlyClickScript. */
export function EarlyClickReplay() {
  useLayoutEffect(() => void window.dispatchEvent(new Event(PAGE_HYDRATED)), [])
  useEffect(() => void window.dispatchEvent(new Event(PAGE_READY)), [])
  return null
}
