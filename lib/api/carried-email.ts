let carried = ''

/** Keeps the address typed into one form of the account for the next one; it lies in the memory of the page alone. */
export function carryEmail(email: string): void {
  carried = email.trim()
}

/** Gives the address once: what is typed over it stays. */
export function takeCarriedEmail(): string {
  const email = carried
  carried = ''
  return email
}
