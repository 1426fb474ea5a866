import { remPx } from '@/components/ui/map/map-edge'
import { clusterText } from '@/components/ui/map/cluster-text'
import type { Spot } from '@/components/ui/map/place-groups'
import { SIGN_LOOK, signElement } from '@/components/ui/map/sign-element'
import type { PlaceSign } from '@/components/ui/map/map-place'
import { plural } from '@/lib/shared/plural'

const NEAR_WORDS = ['место', 'места', 'мест'] as const

/** The shape is a drop with a hole, its tip at the middle of the lower edge. */
const DROP =
  '<svg aria-hidden="true" viewBox="0 0 32 40" class="h-10 w-8 drop-shadow-md"><path class="fill-current stroke-paper" stroke-width="2" d="M16 39C12 31 2 25.5 2 15.5a14 14 0 0 1 28 0C30 25.5 20 31 16 39z"/><circle class="fill-paper" cx="16" cy="15.5" r="5"/></svg>'

const PLACE_LOOK =
  'pointer-events-auto flex size-11 origin-bottom cursor-pointer items-end justify-center text-brand transition-transform hover:text-brand-strong data-active:scale-125 data-active:text-danger'
const CLUSTER_LOOK =
  'pointer-events-auto grid size-11 cursor-pointer place-items-center rounded-full border-2 border-paper bg-brand-strong font-semibold whitespace-nowrap text-paper tabular-nums shadow-above hover:bg-ink data-active:bg-danger'

/** Says where the point of a spot is, in pixels from the upper left corner of its marker. */
export function anchorOf({ place }: Spot, size: number): [number, number] {
  return [size / 2, place && !place.sign ? size : size / 2]
}

const SIZE_REM = 2.75

/** Gives pixels of the hit area: markers grow with the reader's text. It costs time, so a map asks once. */
export function markerSize(): number {
  return SIZE_REM * remPx()
}

/** Makes the marker of a spot, the same under every driver: a real button with a name. */
export function createMarker(spot: Spot): HTMLButtonElement {
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
    button.className = `${CLUSTER_LOOK} ${clusterText(spot.count)}`
    button.setAttribute('aria-label', `${spot.count} ${plural(spot.count, NEAR_WORDS)} рядом, приблизить`)
    button.textContent = String(spot.count)
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
