import {
  emptyIfInvisible,
  plainCode,
  plainDesignation,
  plainLine,
  plainNumber,
  plainPersonName,
  plainPhrase,
  plainText,
  stripControlCharacters,
} from '@/lib/text/plain-text'

test('what XML cannot hold goes, the rest stays as it is', () => {
  expect(stripControlCharacters('а\u0000\u000B\uD800б\uFFFF\r\n\t😀\u202E')).toBe('аб\r\n\t😀\u202E')
})

test.each([
  ['lines and tabs stay, of any system', 'один\r\n\tдва\nтри', 'один\n\tдва\nтри'],
  ['control characters go', '\u0000ули\u0007ца\u001B\u007F', 'улица'],
  ['line and page breaks of Word part words', 'Двор\u000Bдом\u000C5\u2028кв.\u2029\u00851', 'Двор\nдом\n5\nкв.\n\n1'],
  ['a hyphen of Word is a hyphen', 'из\u001Eза', 'из-за'],
  ['letters in pieces become whole', 'Заи\u0306цев Семе\u0308н', 'Зайцев Семён'],
  ['also around what nobody sees', 'и\uFEFF\u0306', 'й'],
  ['what nobody sees goes', '\uFEFFза\u00ADяв\u200Bле\u2060ние', 'заявление'],
  ['nothing turns the text round', 'счёт\u202Egpj.exe\u202C\u2066!\u2069', 'счётgpj.exe!'],
  ['other alphabets, marks and faces stay', 'й 日本 שלום\u200F 👩‍👩‍👧', 'й 日本 שלום\u200F 👩‍👩‍👧'],
])('%s', (_, typed, kept) => {
  expect(plainText(typed)).toBe(kept)
})

test('a line has no breaks and single spaces', () => {
  expect(plainLine(' Портовая\u00A0улица\u000B\r\n12,\tкв.\u2009 3\u3000')).toBe('Портовая улица 12, кв. 3')
})

test('words to look for have plain spaces and hyphens, and no joiners', () => {
  expect(plainPhrase('дет\u200Dский\u202Fсад\u200F Рубас\u2011чай\u2060')).toBe('детский сад Рубас-чай')
  expect(plainPhrase('2024–2026 — итоги')).toBe('2024–2026 — итоги')
})

test.each([
  ['12–п', plainDesignation, '12-п'],
  ['О`Коннор', plainPersonName, "О'Коннор"],
  ['Анна\u2011Мария\u200B', plainPersonName, 'Анна-Мария'],
  ['Анна – Мария', plainPersonName, 'Анна - Мария'],
  ['\u202A+7\u00A0(928)\u2009055\u201112\u201334\u202C', plainCode, '+7 (928) 055-12-34'],
  ['ｉｖａｎ＠ｍａｉｌ．ｒｕ', plainCode, 'ivan@mail.ru'],
  ['7707\u00A0083 893', plainNumber, '7707083893'],
  ['1\u2011027\u2011700\u2011132195', plainNumber, '1027700132195'],
  ['ОГРН', plainNumber, 'ОГРН'],
])('%j is taken as it was meant', (typed, read, meant) => {
  expect(read(typed)).toBe(meant)
})

test.each(['', ' \n\t', '\u200B\u200B', '\u2800', '\u3164', '\u0301', '\uFE0F', '\uFEFF \u00AD', '\u{E0041}'])(
  'in %j nothing can be seen',
  (text) => {
    expect(emptyIfInvisible(text)).toBe('')
  },
)

test.each(['.', '?', 'й', '1', '👩‍👩‍👧', '₽', 'ش'])('%s can be seen', (text) => {
  expect(emptyIfInvisible(text)).toBe(text)
})
