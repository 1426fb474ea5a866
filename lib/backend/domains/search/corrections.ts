import { nearestWord, wordsOf } from '@/lib/backend/domains/search/policy'
import { findLikeWords } from '@/lib/backend/domains/search/repository'
import { fromTranslit } from '@/lib/shared/from-translit'
import { fromLatinLayout } from '@/lib/shared/keyboard-layout'

/** What may have been meant by a text that finds nothing: the other layout, Latin letters, slips; the likelier first. */
export async function* correctionsOf(text: string): AsyncGenerator<string> {
  const readings = [...new Set(isLatin(text) ? [fromLatinLayout(text), fromTranslit(text)] : [])]
  yield* readings
  for (const reading of isLatin(text) ? readings : [text]) {
    const spelled = await withoutSlips(reading)
    if (spelled !== null) yield spelled
  }
}

function isLatin(text: string): boolean {
  return /[a-z]/i.test(text) && !/[а-яё]/i.test(text)
}

/** Unknown words replaced by the nearest known ones; null where nothing is to be replaced or nothing is near. */
async function withoutSlips(text: string): Promise<string | null> {
  const words = wordsOf(text)
  const like = await findLikeWords(words.filter((word) => word.length > 2))
  if (like.length === 0) return null
  const spelled = words.map(
    (word) =>
      nearestWord(
        word,
        like.filter(({ asked }) => asked === word).map((one) => one.word),
      ) ?? word,
  )
  return spelled.join(' ') === words.join(' ') ? null : spelled.join(' ')
}
