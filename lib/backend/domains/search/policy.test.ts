import { MATCH_END, MATCH_START, toPassage } from '@/lib/backend/domains/search/policy'

const read = (text: string, marked = text, edges = { isFirst: true, isLast: true }) =>
  toPassage({ text, markedText: marked.replace('<', MATCH_START).replace('>', MATCH_END), ...edges })
    .map((part) => (part.is_match ? `<${part.text}>` : part.text))
    .join('')

test('a point parts the pieces of a text, but not after the end of a sentence', () => {
  expect(read('Два зала. · ул. Лесная, 44 · мастерская; · хор')).toBe('Два зала. ул. Лесная, 44 · мастерская; хор')
})

test('dots stand where words are left out', () => {
  const inside = { isFirst: false, isLast: false }
  expect(read('зала и · ёлка для', 'зала и · <елка> для', inside)).toBe('…зала и · <ёлка> для…')
  expect(read('елка и', '<елка> и', inside)).toBe('…<елка> и…')
  expect(read('· Хор поёт по пятницам.', undefined, inside)).toBe('Хор поёт по пятницам.')
  expect(read('Хор поёт,', undefined, inside)).toBe('Хор поёт…')
  expect(read('хор поёт')).toBe('хор поёт')
  expect(read('')).toBe('')
})
