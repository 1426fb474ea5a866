interface SheetState {
  sheet?: true
}

let isLeaving = false

/** True while the newest entry of the history is that of a sheet: the next page takes its place. */
export function hasSheetEntry(): boolean {
  return Boolean((window.history.state as SheetState | null)?.sheet)
}

/** The browser's Back then leaves this entry, which closes the sheet or the picture, and not the page. */
export function addSheetEntry(): void {
  if (isLeaving || hasSheetEntry()) return
  window.history.pushState({ sheet: true } satisfies SheetState, '')
}

export function leaveSheetEntry(): void {
  if (isLeaving || !hasSheetEntry()) return
  isLeaving = true
  window.addEventListener('popstate', () => (isLeaving = false), { once: true })
  window.history.back()
}

/** True once for the `popstate` that `leaveSheetEntry` has caused. */
export function hasLeftSheetEntry(): boolean {
  const hasLeft = isLeaving
  isLeaving = false
  return hasLeft
}
