interface GestureEvents {
  /** True once the map was touched: it takes every gesture; false when the visitor goes elsewhere. */
  onActivate: (isActive: boolean) => void
  onHint: (gesture: 'wheel' | 'touch') => void
}

/**
 * A map must not swallow page scrolling. The wheel zooms with Ctrl or after a click; one finger moves it after a tap,
 * two always.
 */
export function watchGestures(box: HTMLElement, { onActivate, onHint }: GestureEvents): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true, passive: true }
  let isActive = false
  const setActive = (value: boolean) => {
    if (value === isActive) return
    isActive = value
    onActivate(value)
  }
  const isInside = (event: Event) => event.target instanceof Node && box.contains(event.target)
  box.addEventListener('click', () => setActive(true), options)
  document.addEventListener('pointerdown', (event) => !isInside(event) && setActive(false), options)
  box.addEventListener('mouseleave', () => setActive(false), options)
  box.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey) onActivate(true)
      else if (!isActive) {
        onActivate(false)
        onHint('wheel')
      }
    },
    options,
  )
  box.addEventListener('touchmove', (event) => !isActive && event.touches.length === 1 && onHint('touch'), options)
  return () => stop.abort()
}

export function isTouchScreen(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}
