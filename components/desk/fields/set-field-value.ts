type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fills a field by another control; the form hears of it as of a key. */
export function setFieldValue(control: Control, value: string): void {
  control.value = value
  tellEdit(control)
}

/** Tells the form that a field got another value without typing, as by a choice or a press. */
export function tellEdit(field: HTMLElement | null): void {
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}
