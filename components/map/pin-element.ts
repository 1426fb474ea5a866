import { createPin } from '@/components/map/marker-element'

/** Arrow keys move the pin by so many pixels of the screen. */
const STEP = 8
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
}

/** Makes the pin, the same under every driver; a movable one takes arrow keys. */
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
