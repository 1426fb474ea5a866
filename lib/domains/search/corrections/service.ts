import { findSimilarWords } from '@/lib/domains/search/corrections/repository'
import { fromLatinLayout, fromTranslit } from '@/lib/domains/search/latin-input'
import { nearestWord } from '@/lib/domains/search/rules'
import { splitWords } from '@/lib/text/word-match'

const SHORTEST = 2
/** Words checked for typos: each costs a scan of all known words. */
const MOST = 8

/** Yields likely meanings of a text that finds nothing: other layout, transliteration, split number, typos. */
export async function* suggestCorrections(text: string): AsyncGenerator<string> {
  if (!isLatin(text)) {
    const apart = text.replace(/(\d)(?=\p{L})/gu, '$1 ')
    if (apart !== text) yield apart
    return yield* correctTypos(text, 'forms')
  }
  for (const reading of [fromLatinLayout(text), fromTranslit(text)]) {
    yield* correctTypos(reading, 'letters')
    yield reading
  }
}

function isLatin(text: string): boolean {
  return /[a-z]/i.test(text) && !/[а-яё]/i.test(text)
}

/** Yields the text with unknown words replaced by the nearest known ones. */
async function* correctTypos(text: string, knownBy: 'letters' | 'forms'): AsyncGenerator<string> {
  const words = splitWords(text)
  const like = await findSimilarWords(words.filter((word) => word.length > SHORTEST).slice(0, MOST), knownBy)
  const near = (word: string) =>
    nearestWord(
      word,
      like.filter(({ asked }) => asked === word).map((one) => one.word),
    )
  const spelled = words.map((word) => near(word) ?? word).join(' ')
  if (spelled !== words.join(' ')) yield spelled
}
