import { CHOSEN_LOOK } from '@/components/map/chosen-pin'
import type { PlaceSign } from '@/components/map/map-place'
import { signFills, signShapes } from '@/components/map/sign-shapes'

export const SIGN_LOOK = `pointer-events-auto relative grid size-11 cursor-pointer place-items-center transition-transform hover:scale-110 ${CHOSEN_LOOK}`

/** Makes a marker of 28 × 28 in a hit area of 44: colour and shape say the state, the white picture the theme. */
export function signElement({ shape, color, icon }: PlaceSign): HTMLElement {
  const sign = document.createElement('span')
  sign.className = 'relative grid size-7 place-items-center drop-shadow-md'
  sign.innerHTML = `<svg aria-hidden="true" viewBox="0 0 28 28" class="absolute inset-0 size-7"><path class="${signFills[color]} stroke-ink" stroke-width="1.5" stroke-linejoin="round" d="${signShapes[shape]}"/></svg>`
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
