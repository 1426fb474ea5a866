type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fills a field by another control; the form hears of it as of a key. */
export function setFieldValue(control: Control, value: string): void {
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
