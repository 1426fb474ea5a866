import { normalizeLink } from '@/lib/text/normalize-link'

test.each([
  ['gosuslugi.ru', 'https://gosuslugi.ru'],
  ['портал.рф:8080/a', 'https://портал.рф:8080/a'],
  ['//site.ru/a', 'https://site.ru/a'],
  ['/news?type=1', '/news?type=1'],
  ['#search', '#search'],
  ['tel:+7 (928) 055-12-34', 'tel:+7 (928) 055-12-34'],
  ['https://site.ru/мой файл.pdf', 'https://site.ru/мой%20файл.pdf'],
  ['https://x" onmouseover=alert(1)', null],
  ['https://x/"onmouseover=alert(1)', null],
  ['/news"onmouseover=alert(1)', null],
  ['https://два слова', null],
  ['два слова', null],
  ['https://', null],
  ['javascript:alert(1)', null],
  [' ', null],
])('the link %j is %j', (typed, link) => {
  expect(normalizeLink(typed)).toBe(link)
})
