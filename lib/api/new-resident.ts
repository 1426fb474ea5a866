/** Says over the reload after a registration that there is something to tell; nothing of the resident lies in it. */
const FLAG = 'new-resident'
let isNew: boolean | undefined

export function noteRegistration(): void {
  try {
    window.sessionStorage.setItem(FLAG, 'yes')
  } catch {
    // a browser that keeps nothing tells nothing: the letter comes all the same
  }
}

/** True on the page that comes after a registration, until it has been told; the one opened next knows nothing of it. */
export function isJustRegistered(): boolean {
  isNew ??= takeFlag()
  return isNew
}

export function forgetRegistration(): void {
  isNew = false
}

function takeFlag(): boolean {
  try {
    const isSet = window.sessionStorage.getItem(FLAG) !== null
    window.sessionStorage.removeItem(FLAG)
    return isSet
  } catch {
    return false
  }
}
