import { hyphenateSync } from 'hyphen/ru'
import { loosen, partLongWords, partWords, SOFT_HYPHEN } from '@/components/ui/text/hyphenate-text'

const part = (word: string) => hyphenateSync(word)
const shown = (text: string) => text.replaceAll(SOFT_HYPHEN, '|')

it('partLongWords leaves words with a capital whole', () => {
  expect(shown(partLongWords('Администрация Самурска, портовый документооборот', part))).toBe(
    'Администрация Самурска, портовый доку|мен|то|обо|рот',
  )
})

it('partLongWords leaves short words whole and three letters beside a hyphen', () => {
  for (const word of ['адреса', 'помочь', 'чёрном', 'исчезнет']) expect(partLongWords(word, part)).toBe(word)
  expect(shown(partLongWords('сооружения, исчезнувшего', part))).toBe('соору|же|ния, исчез|нув|шего')
})

it('partWords hyphenates any word that does not fit', () => {
  const text = 'Глава города Гаджимурадов'
  const isLonger = (start: number, end: number) => end - start > 5
  expect(shown(partWords(text, part, isLonger))).toBe('Глава го|ро|да Га|джи|му|ра|дов')
  expect(partWords(text, part, () => false)).toBe(text)
})

it('partWords skips a word that has soft hyphens', () => {
  const once = partWords('градостроительство', part, () => true)
  expect(once).toContain(SOFT_HYPHEN)
  expect(partWords(once, part, () => true)).toBe(once)
})

it('loosen allows a break between words held together, once, if they do not fit', () => {
  const text = 'Приём 25\u00a0ноября'
  expect(loosen(text, () => true)).toBe(text)
  const once = loosen(text, () => false)
  expect(once).toBe('Приём 25\u00a0\u200bноября')
  expect(loosen(once, () => false)).toBe(once)
  expect(loosen('контрольно-\u2060счётная', () => false)).toBe('контрольно-\u2060\u200bсчётная')
})
