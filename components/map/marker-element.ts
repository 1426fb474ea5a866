import { remPx } from '@/components/map/map-edge'
import { clusterMarkup } from '@/components/map/cluster-element'
import { clusterSize } from '@/components/map/cluster-ring'
import type { Spot } from '@/components/map/place-groups'
import { SIGN_LOOK, signElement } from '@/components/map/sign-element'
import type { PlaceSign } from '@/components/map/map-place'
import { countOf } from '@/lib/text/plural'

/** What stands on a map, in words. */
export interface PlaceWords {
  /** Forms of the noun for 1, 2 and 5. */
  forms: readonly [string, string, string]
  /** Where several of them are if no zoom parts them. */
  together: string
}

const PLACES: PlaceWords = { forms: ['место', 'места', 'мест'], together: 'в одной точке' }

/** «5 заявок в одном месте» */
export function heapTitle(count: number, { forms, together }: PlaceWords = PLACES): string {
  return `${countOf(count, forms)} ${together}`
}

/** The shape is a drop with a hole, its tip at the middle of the lower edge. */
const DROP =
  '<svg aria-hidden="true" viewBox="0 0 32 40" class="h-10 w-8 drop-shadow-md"><path class="fill-current stroke-paper" stroke-width="2" d="M16 39C12 31 2 25.5 2 15.5a14 14 0 0 1 28 0C30 25.5 20 31 16 39z"/><circle class="fill-paper" cx="16" cy="15.5" r="5"/></svg>'

const PLACE_LOOK =
  'pointer-events-auto flex size-11 origin-bottom cursor-pointer items-end justify-center text-brand transition-transform hover:text-brand-strong data-active:scale-125 data-active:text-danger'
const CLUSTER_LOOK =
  'pointer-events-auto grid cursor-pointer place-items-center rounded-full transition-transform hover:scale-110 data-active:scale-125'

const SIZE_REM = 2.75
export const SIZE_PX = 44

/** Gives pixels of the hit area: markers grow with the reader's text. It costs time, so a map asks once. */
export function markerSize(): number {
  return SIZE_REM * remPx()
}

/** The same of a spot: a cluster that is larger is hit as a whole. */
export function spotSize({ cluster, count }: Spot, size: number): number {
  return cluster ? Math.max(1, clusterSize(count) / SIZE_PX) * size : size
}

/** How a spot of that size stands to its point, in pixels from its upper left corner. */
export function anchorOf({ place }: Spot, size: number): [number, number] {
  return [size / 2, place && !place.sign ? size : size / 2]
}

/** Draws a marker aside of its point, where it has to make room. */
export function shiftMarker(marker: HTMLElement, { shift: [right, down] = [0, 0] }: Spot): void {
  marker.style.translate = right === 0 && down === 0 ? '' : `${right}px ${down}px`
}

/** Returns what a cluster is and what a press on it does. */
export function clusterName(count: number, isHeap: boolean, words: PlaceWords = PLACES): string {
  return isHeap ? `${heapTitle(count, words)}: список` : `${countOf(count, words.forms)} рядом, приблизить`
}

/** Makes the marker of a spot, the same under every driver: a real button with a name. */
export function createMarker(spot: Spot, isHeap: boolean, words?: PlaceWords): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.spot = spot.key
  if (spot.place) {
    button.setAttribute('aria-label', [spot.place.title, spot.place.address].filter(Boolean).join(', '))
    button.title = spot.place.title
    if (spot.place.sign) drawSign(button, spot.place.sign)
    else {
      button.className = PLACE_LOOK
      button.innerHTML = DROP
    }
  } else {
    button.className = CLUSTER_LOOK
    button.title = clusterName(spot.count, isHeap, words)
    button.setAttribute('aria-label', button.title)
    button.style.width = button.style.height = `${spotSize(spot, SIZE_REM)}rem`
    button.innerHTML = clusterMarkup(spot)
  }
  return button
}

function drawSign(button: HTMLButtonElement, sign: PlaceSign) {
  button.className = SIGN_LOOK
  button.append(signElement(sign))
}

const PIN_LOOK = 'pointer-events-auto flex size-11 items-end justify-center text-danger'

/** Makes the mark of a found or chosen point; one that may be moved is a control with a name. */
export function createPin(isMovable: boolean): HTMLElement {
  const pin = document.createElement('div')
  pin.className = isMovable ? `${PIN_LOOK} cursor-grab` : PIN_LOOK
  pin.innerHTML = DROP
  return pin
}
