export interface SearchTerm {
  /** The word as it was typed. */
  term: string
  /** A tsquery with synonyms and forms. */
  query: string
  /** Natural logarithm of entries per entry with the term. */
  rarity: number
}

/** Share of a query that makes a result without the rest of it. */
const MOST = 0.5
/** Share of a term's mean weight that makes it a main word of the query. */
const MAIN = 0.5
/** Terms combined: with more of them, only the rarest. */
const MAX_COMBINED = 5

/** Words of asking («получить», «оформить») may be missing. */
export function matchAll(terms: readonly SearchTerm[]): string {
  const telling = terms.filter(({ rarity }) => rarity > 0)
  return (telling.length > 0 ? telling : terms).map(inBrackets).join(' & ')
}

/** One character of a longer query is no match: «с-14» is not every text with «с». */
export function matchAny(terms: readonly SearchTerm[]): string {
  const wanted = terms.filter((term) => !isExcluded(term))
  const words = wanted.filter(({ term }) => term.length > 1)
  return [
    `(${(words.length > 0 ? words : wanted).map(inBrackets).join(' | ')})`,
    ...terms.filter(isExcluded).map(inBrackets),
  ].join(' & ')
}

/** Any word that tells about as much as the others: «дом» beside «перепланировка» tells little. */
export function matchMain(terms: readonly SearchTerm[]): string {
  const weights = weighTerms(terms)
  return matchAny(terms.filter((_, at) => (weights[at] ?? 0) * terms.length >= MAIN))
}

/** Returns a tsquery of the smallest sets of terms that are most of the query, by rarity. */
export function matchMost(terms: readonly SearchTerm[]): string {
  const rarest = terms.filter((term) => !isExcluded(term)).toSorted((one, other) => other.rarity - one.rarity)
  const sets = smallestSets(rarest.slice(0, MAX_COMBINED))
  return [`(${sets.map(matchAll).join(' | ')})`, ...terms.filter(isExcluded).map(inBrackets)].join(' & ')
}

/** Shares of the terms in their query, 1 together. */
export function weighTerms(terms: readonly SearchTerm[]): number[] {
  const rarities = terms.map((term) => (isExcluded(term) ? 0 : term.rarity))
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0)
  return rarities.map((rarity) => (total > 0 ? rarity / total : 1 / terms.length))
}

function smallestSets(terms: readonly SearchTerm[]): SearchTerm[][] {
  const weights = weighTerms(terms)
  const enough = Array.from({ length: 2 ** terms.length }, (_, set) => set).filter(
    (set) => weights.reduce((sum, weight, at) => sum + (set & (1 << at) ? weight : 0), 0) >= MOST,
  )
  const smallest = enough.filter((set) => !enough.some((other) => other !== set && (other & set) === other))
  return smallest.map((set) => terms.filter((_, at) => set & (1 << at)))
}

function isExcluded({ query }: SearchTerm): boolean {
  return query.startsWith('!')
}

function inBrackets({ query }: SearchTerm): string {
  return `(${query})`
}
