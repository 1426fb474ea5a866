import { splitWords } from '@/lib/text/word-match'

/** A category of claims, which are answered faster than appeals. */
export interface Lookalike {
  /** «Не горит фонарь». */
  title: string
  /** Its branch and what it covers: «Освещение. Погасли светильники, мигает лампа». */
  words: string
  days: number
}

const SHORTEST_WORD = 3
const MIN_COMMON_WORDS = 2

/** Returns the category with most words of the text; null if none has two. The text does not leave the browser. */
export function findLookalike(text: string, categories: readonly Lookalike[]): Lookalike | null {
  const words = splitWords(text)
  let best: Lookalike | null = null
  let most = MIN_COMMON_WORDS - 1
  for (const category of categories) {
    const count = toStems(`${category.title} ${category.words}`).filter((stem) => isAmong(stem, words)).length
    if (count > most) [best, most] = [category, count]
  }
  return best
}

function isAmong(stem: string, words: readonly string[]): boolean {
  return words.some((word) => word.startsWith(stem))
}

/** «фонарь», «фонари» and «фонарей» begin with «фона». */
function toStems(text: string): string[] {
  const words = splitWords(text).filter(({ length }) => length >= SHORTEST_WORD)
  return [...new Set(words.map((word) => word.slice(0, word.length > 4 ? -2 : -1)))]
}
