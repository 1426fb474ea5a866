/** Tells the form that a field got another value without typing, as by a choice or a press. */
export function tellEdit(field: HTMLElement | null): void {
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}
