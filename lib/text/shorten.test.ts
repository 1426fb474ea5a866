import { endCut, shorten } from '@/lib/text/shorten'

it('leaves a text that fits as it is', () => {
  expect(shorten('Ремонт моста, ', 14)).toBe('Ремонт моста, ')
})

it.each([
  ['Ремонт моста через реку', 14, 'Ремонт моста…'],
  ['Ремонт моста через реку', 13, 'Ремонт…'],
  ['Ремонт моста через реку', 21, 'Ремонт моста…'],
  ['Мост закрыт. Объезд по набережной', 17, 'Мост закрыт.'],
  ['Мост закрыт, объезд по набережной', 15, 'Мост закрыт…'],
  ['Школа · ул. Мира, 1', 15, 'Школа…'],
  ['Клуб «Тихий берег» и парк', 16, 'Клуб «Тихий…»'],
  ['Нужно 12\u00A0000 рублей', 12, 'Нужно…'],
  ['Самурскводоканал', 9, 'Самурск…'],
])('cuts «%s» to %d letters at the end of a word that can end a text', (text, longest, cut) => {
  expect(shorten(text, longest)).toBe(cut)
  expect(cut.length).toBeLessThanOrEqual(longest)
})

it('adds no dots after the end of a sentence, and none to nothing', () => {
  expect(endCut('Мост закрыт.')).toBe('Мост закрыт.')
  expect(endCut('Когда откроют?')).toBe('Когда откроют?')
  expect(endCut('Мост закрыт —')).toBe('Мост закрыт…')
  expect(endCut(' · ')).toBe('')
})
