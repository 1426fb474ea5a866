'use client'

import { useEffect } from 'react'

const NAMED = 'img[alt]:not([alt=""])'
const BOX = ['top', 'left', 'width', 'height'] as const

/** Shows alternative texts of hidden pictures: styles render `data-alt` of their parents. */
export function usePictureAlts(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) if (target instanceof HTMLElement) setBox(target)
    })
    const changes = new MutationObserver(() => updateAlts(sizes))
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['alt'] })
    updateAlts(sizes)
    return () => {
      changes.disconnect()
      sizes.disconnect()
      for (const holder of document.querySelectorAll<HTMLElement>('[data-alt]')) clearAlt(holder)
    }
  }, [isOn])
}

function updateAlts(sizes: ResizeObserver): void {
  const words = new Map<HTMLElement, string[]>()
  for (const picture of document.querySelectorAll<HTMLImageElement>(NAMED)) {
    const holder = picture.parentElement
    if (holder && !holder.closest('.leaflet-container, .yarl__root'))
      words.set(holder, [...(words.get(holder) ?? []), picture.alt])
  }
  for (const [holder, alts] of words) {
    const text = alts.join('. ')
    if (holder.dataset.alt === text) continue
    holder.dataset.alt = text
    sizes.observe(holder)
  }
}

/** Sets the picture's box inside its parent, which may hold more. */
function setBox(holder: HTMLElement): void {
  const picture = holder.querySelector<HTMLImageElement>(`:scope > ${NAMED}`)
  if (!picture) return clearAlt(holder)
  const { offsetTop: top, offsetLeft: left, offsetWidth: width, offsetHeight: height } = picture
  const box = { top, left, width, height }
  for (const side of BOX) holder.style.setProperty(`--words-${side}`, `${box[side]}px`)
}

function clearAlt(holder: HTMLElement): void {
  holder.removeAttribute('data-alt')
  for (const side of BOX) holder.style.removeProperty(`--words-${side}`)
}
