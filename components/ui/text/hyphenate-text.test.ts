import { hyphenateSync } from 'hyphen/ru'
import { allowBreaks, hyphenateLongWords, hyphenateWords, SOFT_HYPHEN } from '@/components/ui/text/hyphenate-text'

const part = (word: string) => hyphenateSync(word)
const shown = (text: string) => text.replaceAll(SOFT_HYPHEN, '|')

it('hyphenateLongWords leaves words with a capital whole', () => {
  expect(shown(hyphenateLongWords('Администрация Самурска, портовый документооборот', part))).toBe(
    'Администрация Самурска, портовый доку|мен|то|обо|рот',
  )
})

it('hyphenateLongWords leaves short words whole and three letters beside a hyphen', () => {
  for (const word of ['адреса', 'помочь', 'чёрном', 'исчезнет']) expect(hyphenateLongWords(word, part)).toBe(word)
  expect(shown(hyphenateLongWords('сооружения, исчезнувшего', part))).toBe('соору|же|ния, исчез|нув|шего')
})

it('hyphenateWords hyphenates any word that does not fit', () => {
  const text = 'Глава города Гаджимурадов'
  const isLonger = (start: number, end: number) => end - start > 5
  expect(shown(hyphenateWords(text, part, isLonger))).toBe('Глава го|ро|да Га|джи|му|ра|дов')
  expect(hyphenateWords(text, part, () => false)).toBe(text)
})

it('hyphenateWords skips a word that has soft hyphens', () => {
  const once = hyphenateWords('градостроительство', part, () => true)
  expect(once).toContain(SOFT_HYPHEN)
  expect(hyphenateWords(once, part, () => true)).toBe(once)
})

it('allowBreaks allows a break between words held together, once, if they do not fit', () => {
  const text = 'Приём 25\u00a0ноября'
  expect(allowBreaks(text, () => true)).toBe(text)
  const once = allowBreaks(text, () => false)
  expect(once).toBe('Приём 25\u00a0\u200bноября')
  expect(allowBreaks(once, () => false)).toBe(once)
  expect(allowBreaks('контрольно-\u2060счётная', () => false)).toBe('контрольно-\u2060\u200bсчётная')
})
