'use client'

import { useEffect, useLayoutEffect } from 'react'
import { PAGE_HYDRATED, PAGE_READY } from '@/components/layout/early-click-events'

/** Stands last on a page: its effects run after all others, and tell early-press-script.tsx that the page answers. */
export function EarlyClickReplay() {
  useLayoutEffect(() => void window.dispatchEvent(new Event(PAGE_HYDRATED)), [])
  useEffect(() => void window.dispatchEvent(new Event(PAGE_READY)), [])
  return null
}
