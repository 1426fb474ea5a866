import { hyphenateSync } from 'hyphen/ru'
import { loosen, partWords, SOFT_HYPHEN } from '@/components/ui/hyphenate-text'

const part = (word: string) => hyphenateSync(word)
const shown = (text: string, mustPart: (start: number, end: number) => boolean) =>
  partWords(text, part, mustPart).replaceAll(SOFT_HYPHEN, '|')

it('parts long words, and leaves a name and the first word of a sentence whole', () => {
  expect(shown('Администрация Самурска, портовые сооружения', () => false)).toBe(
    'Администрация Самурска, пор|то|вые со|ору|же|ния',
  )
})

it('parts a word with a capital where its line has no room for it', () => {
  const text = 'Глава города Гаджимурадов'
  const isLast = (start: number, end: number) => text.slice(start, end) === 'Гаджимурадов'
  expect(shown(text, isLast)).toBe('Глава го|ро|да Га|джи|му|ра|дов')
})

it('leaves a word alone that is parted already', () => {
  const once = partWords('градостроительство', part, () => true)
  expect(once).toContain(SOFT_HYPHEN)
  expect(partWords(once, part, () => true)).toBe(once)
})

it('lets a line end between words that are held together, where both have no room, and once only', () => {
  const text = 'Приём 25\u00a0ноября'
  expect(loosen(text, () => true)).toBe(text)
  const once = loosen(text, () => false)
  expect(once).toBe('Приём 25\u00a0\u200bноября')
  expect(loosen(once, () => false)).toBe(once)
  expect(loosen('контрольно-\u2060счётная', () => false)).toBe('контрольно-\u2060\u200bсчётная')
})
