'use client'

import { useEffect } from 'react'

/** With pictures hidden, what they show is said in words in their place: the styles draw `data-alt` of what holds them. */
export function usePictureWords(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    tell()
    const observer = new MutationObserver(tell)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      for (const holder of document.querySelectorAll('[data-alt]')) holder.removeAttribute('data-alt')
    }
  }, [isOn])
}

function tell(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[alt]:not([alt=""])')) {
    const holder = picture.parentElement
    if (holder && !holder.hasAttribute('data-alt')) holder.setAttribute('data-alt', picture.alt)
  }
}
