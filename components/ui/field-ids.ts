/** These ids tie a control to its hint and its error. */
export function fieldIds(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error` }
}

/** The control itself gets these attributes. */
export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }) {
  const ids = fieldIds(id)
  const described = [hint ? ids.hint : null, error ? ids.error : null].filter(Boolean).join(' ')
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined }
}
