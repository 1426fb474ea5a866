import { splitWords } from '@/lib/text/word-match'

/** A category of claims, which are answered faster than appeals. */
export interface Lookalike {
  /** «Не горит фонарь». */
  title: string
  /** Its branch and what it covers: «Освещение. Погасли светильники, мигает лампа». */
  words: string
  days: number
}

const MIN_COMMON_WORDS = 2
/** «яма» of a title is a word of its own; in a description short words are «нет» and «или». */
const SHORTEST_WORDS = { title: 3, description: 4 }

/**
 * Returns the category with most words of the text, those of its title first; null if none has two. The text stays in
 * the browser.
 */
export function findLookalike(text: string, categories: readonly Lookalike[]): Lookalike | null {
  const words = splitWords(text)
  let best: Lookalike | null = null
  let most = 0
  for (const category of categories) {
    const named = countCommon(category.title, SHORTEST_WORDS.title, words)
    const described = countCommon(category.words, SHORTEST_WORDS.description, words)
    const score = 2 * named + described
    if (named + described >= MIN_COMMON_WORDS && score > most) {
      best = category
      most = score
    }
  }
  return best
}

function countCommon(text: string, shortest: number, words: readonly string[]): number {
  return toStems(text, shortest).filter((stem) => words.some((word) => word.startsWith(stem))).length
}

/** Where or when something is, not what: «Торговля на улице» is about no bench in a street. */
const WHERE_OR_WHEN = /^(улиц|двор|дом|город|после|перед|около|возле|через)/

/** «фонарь», «фонари» and «фонарей» begin with «фона». */
function toStems(text: string, shortest: number): string[] {
  const words = splitWords(text).filter((word) => word.length >= shortest && !WHERE_OR_WHEN.test(word))
  return [...new Set(words.map((word) => word.slice(0, word.length > 4 ? -2 : -1)))]
}
