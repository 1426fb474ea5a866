import { contactEmail, text } from '@/lib/content/read/fields'

test('texts of a city’s folder have whole letters and something to see', () => {
  expect(text.parse(' Заи\u0306цево\u000Bпричал\u200B ')).toBe('Зайцево\nпричал')
  expect(text.safeParse('\u200B').success).toBe(false)
})

test.each(['meria@город.рф', 'meria@xn--c1ac3aaj.xn--p1ai'])('%s is published as people read it', (written) => {
  expect(contactEmail.parse(written)).toBe('meria@город.рф')
})
