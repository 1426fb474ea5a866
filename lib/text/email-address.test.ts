import { EMAIL, hasForeignMailbox, toReadableEmail, normalizeEmail } from '@/lib/text/email-address'

test.each([
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
  ['Ivan@ПОЧТА.РФ', 'ivan@xn--80a1acny.xn--p1ai'],
  ['ivan@пошта.бел', 'ivan@xn--80a1acn3a.xn--90ais'],
  ['ivan@пошта.қаз', 'ivan@xn--80a1acn3a.xn--80ao21a'],
  ['ivan@XN--80A1ACNY.xn--p1ai', 'ivan@xn--80a1acny.xn--p1ai'],
  ['ivan@и\u0306од.рф', 'ivan@xn--d1ajp.xn--p1ai'],
  ['\u202Aivan@mail.ru\u202C\u00A0', 'ivan@mail.ru'],
  ['иван@mail.ru', 'иван@mail.ru'],
  ['ivan', 'ivan'],
  ['ivan@ho st.рф', 'ivan@ho st.рф'],
  ['ivan@почта.рф/путь', 'ivan@почта.рф/путь'],
  ['ivan@mail.почта.рф', 'ivan@mail.xn--80a1acny.xn--p1ai'],
  ['ivan@gmail.\u0441om', 'ivan@gmail.\u0441om'], // slips of the keyboard layout are no addresses
  ['ivan@m\u0430il.ru', 'ivan@m\u0430il.ru'],
  ['ivan@yandex.кг', 'ivan@yandex.кг'],
])('%s is stored as %s', (typed, stored) => {
  expect(normalizeEmail(typed)).toBe(stored)
})

test.each([
  ['ivan@xn--80a1acny.xn--p1ai', 'ivan@почта.рф'],
  ['ivan@mail.ru', 'ivan@mail.ru'],
  ['xn--p1ai@mail.ru', 'xn--p1ai@mail.ru'],
  ['ivan@xn--\u0430.рф', 'ivan@xn--\u0430.рф'],
  ['', ''],
])('%s reads as %s', (stored, readable) => {
  expect(toReadableEmail(stored)).toBe(readable)
})

test('an address has a Latin part and a whole domain', () => {
  expect(EMAIL.test('ivan@xn--80a1acny.xn--p1ai')).toBe(true)
  for (const wrong of [
    'ivan@почта.рф',
    'ivan@mail',
    '.ivan@mail.ru',
    'i..van@mail.ru',
    'ivan@-mail.ru',
    'ivan@xn--p1ai',
  ])
    expect(EMAIL.test(wrong)).toBe(false)
  expect(hasForeignMailbox('иван@mail.ru')).toBe(true)
  expect(hasForeignMailbox('ivan@почта.рф')).toBe(false)
})

test('a text of half a million characters is no address, and nothing is reckoned about it', () => {
  const characters = String.fromCharCode(...Array.from({ length: 50_000 }, (_, index) => 0x4e00 + (index % 20_000)))
  const texts = ['б'.repeat(500_000), `ivan@${characters.repeat(10)}`]
  for (const text of texts) {
    expect(normalizeEmail(text)).toBe(text)
    expect(hasForeignMailbox(text)).toBe(false)
  }
})
