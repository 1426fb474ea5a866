const MAX_TERM_LENGTH = 22
const DURATION = /^.*?\s(?:день|дня|дней|недел\p{L}+|месяц\p{L}*)/u

/**
 * Returns the term for a row of a list: only the usual one, without what it depends on. The whole text stands on the
 * page of the service.
 */
export function shortTerm(term: string): string {
  const [usual = ''] = term.split(/;\s|\s—\s/)
  if (usual.length <= MAX_TERM_LENGTH) return usual
  return DURATION.exec(usual)?.[0] ?? usual
}
