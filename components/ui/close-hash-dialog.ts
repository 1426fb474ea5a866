/** Closes the dialog with that address; the address is cleaned by HashDialogOpener. */
export function closeHashDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close()
}
