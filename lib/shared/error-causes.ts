const DEEPEST = 5

/** An error and what caused it, outermost first. */
export function causesOf(error: unknown): (Error & { code?: string })[] {
  const found: Error[] = []
  for (let next = error; next instanceof Error && found.length <= DEEPEST; next = next.cause) found.push(next)
  return found
}

/** Whether PostgreSQL could make nothing of a value: a number beyond its type, a word for a number, a sign it keeps in no text. */
export function isUnreadable(error: unknown): boolean {
  return causesOf(error).some(({ code }) => /^22[0-9A-Z]{3}$/.test(code ?? ''))
}

/** Whether PostgreSQL refused a row because another one holds its unique value already. */
export function isTaken(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === '23505')
}
