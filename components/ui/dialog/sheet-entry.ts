interface SheetState {
  sheet?: true
}

let isLeaving = false
let leftBy: PopStateEvent | null = null

/** True while the newest entry of the history is that of a sheet: the next page takes its place. */
export function hasSheetEntry(): boolean {
  return Boolean((window.history.state as SheetState | null)?.sheet)
}

/** The browser's Back then leaves this entry, which closes the sheet or the picture, and not the page. */
export function addSheetEntry(): void {
  if (isLeaving || hasSheetEntry()) return
  // a reload of this entry needs what the router and the list hold in the state of the page
  window.history.pushState({ ...(window.history.state as object | null), sheet: true } satisfies SheetState, '')
}

export function leaveSheetEntry(): void {
  if (isLeaving || !hasSheetEntry()) return
  isLeaving = true
  window.history.back()
}

/** True of the `popstate` that `leaveSheetEntry` has caused: the visitor has not gone back. */
export function hasLeftSheetEntry(event: PopStateEvent): boolean {
  return event === leftBy
}

function noteLeft(event: PopStateEvent): void {
  leftBy = isLeaving ? event : null
  isLeaving = false
}

// listeners of a window run in the order they came: this one is before those that ask
if (typeof window !== 'undefined') window.addEventListener('popstate', noteLeft)
