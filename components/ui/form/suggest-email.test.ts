import { suggestEmail } from '@/components/ui/form/suggest-email'

test.each([
  ['ux.anna@gmial.com', 'ux.anna@gmail.com'],
  ['Anna@gmail.con', 'Anna@gmail.com'],
  ['anna@yandx.ru', 'anna@yandex.ru'],
  [' anna@mial.ru ', 'anna@mail.ru'],
  ['anna@mial.ru\u200B', 'anna@mail.ru'],
])('%s was probably meant as %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant))

test.each([
  'anna@gmail.com',
  'anna@vk.ru',
  'anna@samursk.example',
  'anna@company.ru',
  'anna@почта.рф',
  'anna@xn--80a1acny.xn--p1ai',
  'anna',
  'anna@',
  '@gmial.com',
  '',
])('«%s» is taken as it is', (typed) => expect(suggestEmail(typed)).toBeNull())
