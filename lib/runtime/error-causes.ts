const DEEPEST = 5

/** Lists an error and what caused it, outermost first. */
export function causesOf(error: unknown): (Error & { code?: string })[] {
  const found: Error[] = []
  for (let next = error; next instanceof Error && found.length <= DEEPEST; next = next.cause) found.push(next)
  return found
}

/** Says that PostgreSQL cannot read a value: a number beyond its type, a word for a number, a sign no text keeps. */
export function isUnreadable(error: unknown): boolean {
  return causesOf(error).some(({ code }) => /^22[0-9A-Z]{3}$/.test(code ?? ''))
}

/** Answers whether PostgreSQL refused a row because another one holds its unique value already. */
export function isTaken(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === '23505')
}
