/** Builds a multipart form with names as in Laravel (`documents_arr[0][title]`); absent values are left out. */
export function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) append(form, name, value)
  return form
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (value instanceof Blob) form.append(name, value)
  else if (Array.isArray(value)) value.forEach((item, index) => append(form, `${name}[${index}]`, item))
  else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) append(form, `${name}[${key}]`, item)
  } else form.append(name, String(value))
}
