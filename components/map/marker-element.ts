import { remPx } from '@/components/map/map-padding'
import { clusterDrawing, markerSide } from '@/components/map/cluster-ring'
import type { MapMarker } from '@/components/map/place-groups'
import type { PlaceSign } from '@/components/map/map-place'
import { formatCount, plural } from '@/lib/text/plural'
import { CHOSEN_LOOK, signFills, signShapes, signStrokes } from '@/components/map/sign-shapes'

export interface PlaceWords {
  forms: readonly [string, string, string]
  together: string
}

const PLACES: PlaceWords = { forms: ['место', 'места', 'мест'], together: 'в одной точке' }

/** «5 заявок в одном месте» */
export function toClusterTitle(count: number, { forms, together }: PlaceWords = PLACES): string {
  return `${formatCount(count, forms)} ${together}`
}

function pinMarkup(number: number | undefined): string {
  const middle =
    number === undefined
      ? '<circle class="fill-paper" cx="16" cy="15.5" r="5"/>'
      : `<text class="fill-paper font-semibold" x="16" y="20.5" font-size="14" text-anchor="middle">${number}</text>`
  return (
    '<svg aria-hidden="true" viewBox="0 0 32 40" class="h-10 w-8 drop-shadow-md"><path class="fill-current ' +
    `stroke-paper" stroke-width="2" d="M16 39C12 31 2 25.5 2 15.5a14 14 0 0 1 28 0C30 25.5 20 31 16 39z"/>${middle}</svg>`
  )
}

const PLACE_LOOK =
  'pointer-events-auto flex size-11 origin-bottom cursor-pointer items-end justify-center text-brand ' +
  'transition-transform hover:text-brand-strong data-active:scale-125 data-active:text-danger'
const CLUSTER_LOOK =
  'pointer-events-auto grid cursor-pointer place-items-center rounded-full transition-transform hover:scale-110 data-active:scale-125'

const SIZE_REM = 2.75
export const SIZE_PX = 44

/** Hit area in pixels; it grows with the text. Measuring takes time, so a map does it once. */
export function markerSize(): number {
  return SIZE_REM * remPx()
}

export function markerWidth(marker: MapMarker, size: number): number {
  return marker.cluster ? Math.max(1, markerSide(marker) / SIZE_PX) * size : size
}

export function computeAnchor({ place }: MapMarker, size: number): [number, number] {
  return [size / 2, place && !place.sign ? size : size / 2]
}

export function shiftMarker(marker: HTMLElement, { shift: [right, down] = [0, 0] }: MapMarker): void {
  marker.style.translate = right === 0 && down === 0 ? '' : `${right}px ${down}px`
}

export function clusterName(count: number, isInseparable: boolean, words: PlaceWords = PLACES): string {
  return isInseparable
    ? `${toClusterTitle(count, words)}: список`
    : `${formatCount(count, words.forms)} рядом, приблизить`
}

export function createMarker(marker: MapMarker, isInseparable: boolean, words?: PlaceWords): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.marker = marker.key
  if (marker.place) {
    button.setAttribute('aria-label', [marker.place.title, marker.place.address].filter(Boolean).join(', '))
    button.title = marker.place.title
    if (marker.place.sign) drawSign(button, marker.place.sign)
    else {
      button.className = PLACE_LOOK
      button.innerHTML = pinMarkup(marker.place.number)
    }
  } else {
    button.className = CLUSTER_LOOK
    button.title = clusterName(marker.count, isInseparable, words)
    button.setAttribute('aria-label', button.title)
    button.style.width = button.style.height = `${markerWidth(marker, SIZE_REM)}rem`
    button.innerHTML = clusterMarkup(marker)
  }
  return button
}

function drawSign(button: HTMLButtonElement, sign: PlaceSign) {
  button.className = SIGN_LOOK
  button.append(signElement(sign))
}

const PIN_LOOK = 'pointer-events-auto flex size-11 items-end justify-center text-danger'

function createPin(isMovable: boolean): HTMLElement {
  const pin = document.createElement('div')
  pin.className = isMovable ? `${PIN_LOOK} cursor-grab` : PIN_LOOK
  pin.innerHTML = pinMarkup(undefined)
  return pin
}

const SIGN_LOOK = `pointer-events-auto relative grid size-11 cursor-pointer place-items-center transition-transform hover:scale-110 ${CHOSEN_LOOK}`

function signElement({ shape, color, icon }: PlaceSign): HTMLElement {
  const sign = document.createElement('span')
  sign.className = 'relative grid size-7 place-items-center drop-shadow-md'
  sign.innerHTML =
    '<svg aria-hidden="true" viewBox="0 0 28 28" class="absolute inset-0 size-7"><path ' +
    `class="${signFills[color]} stroke-ink" stroke-width="1.5" stroke-linejoin="round" d="${signShapes[shape]}"/></svg>`
  if (icon) sign.append(picture(icon))
  return sign
}

function picture(icon: string): HTMLImageElement {
  const image = document.createElement('img')
  image.src = icon
  image.alt = ''
  image.width = 16
  image.height = 16
  // Leaflet lifts every svg of the map to 200
  image.className = 'relative z-201 size-4'
  return image
}

const STEP = 8
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
}

export function pinElement(onStep: ((step: [number, number]) => void) | null): HTMLElement {
  const pin = createPin(onStep !== null)
  if (!onStep) return pin
  pin.tabIndex = 0
  pin.setAttribute('role', 'application')
  pin.setAttribute('aria-label', 'Выбранная точка. Стрелки двигают её по карте.')
  pin.addEventListener('keydown', (event) => {
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    onStep(step)
  })
  return pin
}

export function clusterMarkup({
  count,
  shares,
  isNumbered,
}: Pick<MapMarker, 'count' | 'shares' | 'isNumbered'>): string {
  const { size, width, radius, around, ringWidth, fontSize, arcs } = clusterDrawing(count, shares, isNumbered)
  const middle = size / 2
  const disc = `<circle class="fill-paper stroke-ink" cx="${middle}" cy="${middle}" r="${middle - 1}"/>`
  const whole = `fill-none" stroke-width="${ringWidth}" cx="${middle}" cy="${middle}" r="${radius}"`
  const ring = arcs.map(
    ({ color, length, before }) =>
      `<circle class="${signStrokes[color]} ${whole} stroke-dasharray="${length} ${around}" ` +
      `stroke-dashoffset="${-before}" transform="rotate(-90 ${middle} ${middle})"/>`,
  )
  // a ring even without colours, so that a count is not taken for the number of a place
  if (ring.length === 0) ring.push(`<circle class="stroke-brand-strong ${whole}/>`)
  const write = (text: string | number, y: number, look: string) =>
    `<text class="fill-ink ${look}" x="${middle}" y="${y}" text-anchor="middle" dominant-baseline="central">${text}</text>`
  const number = write(count, isNumbered ? middle - 6 : middle, `font-semibold tabular-nums" font-size="${fontSize}`)
  const word = isNumbered ? write(plural(count, PLACES.forms), middle + 8, 'font-medium" font-size="10') : ''
  return (
    `<svg aria-hidden="true" width="${width}" height="${width}" viewBox="0 0 ${size} ${size}" ` +
    `class="drop-shadow-md">${disc}${ring.join('')}${number}${word}</svg>`
  )
}
