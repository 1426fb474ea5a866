interface SheetState {
  sheet?: true
}

let isLeaving = false

/** True while the newest entry of the history is that of a sheet: the next page takes its place. */
export function hasSheetEntry(): boolean {
  return Boolean((window.history.state as SheetState | null)?.sheet)
}

/** The browser's Back then leaves this entry, which closes the sheet, and not the page. */
export function addSheetEntry(): void {
  if (isLeaving || hasSheetEntry()) return
  // with its own fields in the state, the router lets the entry pass
  window.history.pushState({ ...(window.history.state as object | null), sheet: true } satisfies SheetState, '')
}

export function leaveSheetEntry(): void {
  if (isLeaving || !hasSheetEntry()) return
  isLeaving = true
  window.history.back()
}

/** True once for the `popstate` that `leaveSheetEntry` has caused. */
export function hasLeftSheetEntry(): boolean {
  const hasLeft = isLeaving
  isLeaving = false
  return hasLeft
}
