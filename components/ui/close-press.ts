const CLOSE = 'dialog form[method="dialog"] button'

/** The close button under the pointer that is down, and where it was then. */
interface Press {
  button: Element
  box: DOMRect
}

/**
 * Closes a dialog whose close button moved away during the press: contents that arrive make a dialog grow, and the
 * browser makes no click on a button that is elsewhere when the pointer goes up. Returns the way to stop.
 */
export function watchClosePress(): () => void {
  let press: Press | null = null

  function onPointerDown({ target }: PointerEvent) {
    const button = target instanceof Element ? target.closest(CLOSE) : null
    press = button && { button, box: button.getBoundingClientRect() }
  }

  function onClick(event: MouseEvent) {
    const pressed = press
    press = null
    if (!pressed || !event.isTrusted || pressed.button.contains(event.target as Node)) return
    if (!isInside(pressed.box, event)) return
    // the click would fall on what has come in the place of the button
    event.preventDefault()
    event.stopPropagation()
    pressed.button.closest('dialog')?.close()
  }

  document.addEventListener('pointerdown', onPointerDown, true)
  document.addEventListener('click', onClick, true)
  return () => {
    document.removeEventListener('pointerdown', onPointerDown, true)
    document.removeEventListener('click', onClick, true)
  }
}

function isInside({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
