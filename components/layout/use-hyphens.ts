'use client'

import { useEffect } from 'react'
import { ADDED_SIGNS, hyphenateTextOf } from '@/components/ui/hyphenate-text'

/**
 * Large letters leave room for eight of them in a line of a phone, and most browsers of computers know no Russian hyphens.
 * So the words of the page get soft hyphens, also those that come later; what a reader copies gets none.
 */
export function useHyphens(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const stop = hyphenateTextOf(document.body)
    document.addEventListener('copy', copyWithoutHyphens)
    return () => {
      stop()
      document.removeEventListener('copy', copyWithoutHyphens)
    }
  }, [isOn])
}

function copyWithoutHyphens(event: ClipboardEvent): void {
  const text = window.getSelection()?.toString() ?? ''
  const plain = text.replaceAll(ADDED_SIGNS, '')
  if (plain === text) return
  event.clipboardData?.setData('text/plain', plain)
  event.preventDefault()
}
