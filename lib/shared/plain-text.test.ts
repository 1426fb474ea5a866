import { plainText, sayable } from '@/lib/shared/plain-text'

test('what XML cannot hold goes, the rest stays as it is', () => {
  expect(sayable('а\u0000\u000B\uD800б\uFFFF\r\n\t😀\u202E')).toBe('аб\r\n\t😀\u202E')
})

test.each([
  ['lines and tabs stay, of any system', 'один\r\n\tдва\nтри', 'один\n\tдва\nтри'],
  ['control characters go', '\u0000ули\u000Bца\u001B\u007F', 'улица'],
  ['nothing turns the text round', 'счёт\u202Egpj.exe\u202C\u2066!\u2069', 'счётgpj.exe!'],
  ['other alphabets, marks and faces stay', 'й 日本 שלום\u200F 👩‍👩‍👧', 'й 日本 שלום\u200F 👩‍👩‍👧'],
])('%s', (_, typed, kept) => {
  expect(plainText(typed)).toBe(kept)
})
