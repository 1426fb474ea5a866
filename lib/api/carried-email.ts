let carried = ''

/** What was typed into one form of the account goes along to the next one; it lies in the memory of the page alone. */
export function carryEmail(email: string): void {
  carried = email.trim()
}

/** Once: what is typed over it stays. */
export function takeCarriedEmail(): string {
  const email = carried
  carried = ''
  return email
}
