/** At least so many pixels of a marker are free, or it cannot be hit (WCAG 2.2, 2.5.8). */
const LEAST_PX = 24

/** These stand over a map and have this attribute; Leaflet's line of origin cannot be given it. */
const COVERS = '[data-map-cover], .leaflet-control-attribution'

/**
 * Hides those markers of a map of which its field, buttons and card leave too little to press, and shows the others; what somebody
 * looks for or has come to stays wherever it is. Markers that wait outside of the map's frame to be dragged in take no focus
 * meanwhile: it would be on nothing that is seen (2.4.11).
 */
export function hideCovered(box: HTMLElement, markers: readonly HTMLElement[]): void {
  const frame = box.getBoundingClientRect()
  const room = box.closest('[data-places-map]') ?? box.parentElement
  const covers = [...(room?.querySelectorAll(COVERS) ?? [])]
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
  return Math.min(right - frame.left, frame.right - left, bottom - frame.top, frame.bottom - top) < LEAST_PX
}

function isSought(marker: HTMLElement): boolean {
  return marker.hasAttribute('data-active') || marker === document.activeElement
}

/** Leaves out what is off the screen's layout, and a marker that its driver has yet to attach. */
function isLaidOut({ width }: DOMRect): boolean {
  return width > 0
}

function isCovered(marker: DOMRect, covers: readonly DOMRect[]): boolean {
  const { left, right, top, bottom } = marker
  if (!isLaidOut(marker)) return false
  return covers.some(
    (cover) => Math.max(cover.left - left, right - cover.right, cover.top - top, bottom - cover.bottom) < LEAST_PX,
  )
}
