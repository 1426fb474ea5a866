import { holdsWords } from '@/lib/text/word-match'

/** Gives the words that stand beside a title, or null where the title says them: «Крепость» by «Крепость Нарын». */
export function unlessSaid(words: string | null, title: string): string | null {
  return words && holdsWords(title, words) ? null : words
}
