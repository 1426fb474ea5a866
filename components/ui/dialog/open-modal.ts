/**
 * Marks the page as covered, so that it does not scroll under what lies over it (surfaces.css). Without the mark the
 * browser would have to look for open dialogs at every element that comes into any page.
 */
export function lockScroll(): void {
  document.documentElement.dataset.covered = ''
}

/** Opens a dialog over the page; one that is open already stays as it is. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  lockScroll()
  dialog.showModal()
}
