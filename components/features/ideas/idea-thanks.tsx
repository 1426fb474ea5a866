const KEY = 'idea-sent'

/** An idea was taken: the reloaded page has to say thanks. */
export function rememberThanks(): void {
  try {
    window.sessionStorage.setItem(KEY, '1')
  } catch {
    // a browser that keeps nothing reloads without the thanks
  }
}

/** Of this page, known once it is first asked. */
let isDue: boolean | undefined

/** Whether this page was reloaded after an idea; the next one does not say thanks again. */
export function isThanksDue(): boolean {
  isDue ??= takeThanks()
  return isDue
}

function takeThanks(): boolean {
  try {
    const isKept = window.sessionStorage.getItem(KEY) !== null
    window.sessionStorage.removeItem(KEY)
    return isKept
  } catch {
    return false
  }
}
