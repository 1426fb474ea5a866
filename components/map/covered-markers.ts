/** Pixels of a marker that have to be free (WCAG 2.2, 2.5.8). */
const MIN_PX = 24

/** What lies over a map. Leaflet does not let its attribution have the attribute. */
const COVERS = '[data-map-cover], .leaflet-control-attribution'

/**
 * Hides markers that field, buttons and card cover; the active and the focused one stay. Markers outside the frame,
 * kept for dragging, take no focus (WCAG 2.2, 2.4.11).
 */
export function hideCovered(box: HTMLElement, markers: readonly HTMLElement[]): void {
  const frame = box.getBoundingClientRect()
  const container = box.closest('[data-places-map]') ?? box.parentElement
  const covers = [...(container?.querySelectorAll(COVERS) ?? [])]
    .map((cover) => cover.getBoundingClientRect())
    .filter(isLaidOut)
  // everything is measured before anything changes, so that the map is laid out once
  const states = markers.map((marker) => {
    const place = marker.getBoundingClientRect()
    return { isHidden: !isSought(marker) && isCovered(place, covers), isOutside: isOutside(place, frame) }
  })
  markers.forEach((marker, index) => {
    marker.classList.toggle('invisible', states[index]?.isHidden)
    marker.tabIndex = states[index]?.isOutside ? -1 : 0
  })
}

function isOutside({ left, right, top, bottom }: DOMRect, frame: DOMRect): boolean {
  return Math.min(right - frame.left, frame.right - left, bottom - frame.top, frame.bottom - top) < MIN_PX
}

function isSought(marker: HTMLElement): boolean {
  return marker.hasAttribute('data-active') || marker === document.activeElement
}

/** False for what is not displayed or not attached yet. */
function isLaidOut({ width }: DOMRect): boolean {
  return width > 0
}

function isCovered(marker: DOMRect, covers: readonly DOMRect[]): boolean {
  const { left, right, top, bottom } = marker
  if (!isLaidOut(marker)) return false
  return covers.some(
    (cover) => Math.max(cover.left - left, right - cover.right, cover.top - top, bottom - cover.bottom) < MIN_PX,
  )
}
