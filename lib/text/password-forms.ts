/** Keyboards write «й» and «ё» as one code point or as two; a password is stored and compared in one form. */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFKC')
}

/**
 * Forms in which an older portal may have stored the password, the present one first. Their number depends on the typed
 * text alone, so the time of trying them tells nothing about an account.
 */
export function passwordForms(typed: string): string[] {
  return [...new Set([normalizePassword(typed), typed, typed.normalize('NFC'), typed.normalize('NFD')])]
}
