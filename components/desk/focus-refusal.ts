/** Focuses what is refused first in a form, and shows its message, which may be below the edge after a tall field. */
export function focusRefusal(form: HTMLElement | null): void {
  const refused = form?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')
  refused?.focus()
  for (const id of refused?.getAttribute('aria-describedby')?.split(' ') ?? [])
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
}
