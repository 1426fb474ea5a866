/** Stops the page's scrolling (surfaces.css). `:has(dialog[open])` would be checked for every new element instead. */
export function lockScroll(): void {
  document.documentElement.dataset.covered = ''
}

export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  lockScroll()
  dialog.showModal()
}
