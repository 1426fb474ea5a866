import { addressesIn, shapeOf } from '@/lib/tools/compare/pages'

test('items of a list have one shape, its filters another', () => {
  expect(shapeOf('/news/12/otkryt-park')).toBe(shapeOf('/news/7/novaya-shkola'))
  expect(shapeOf('/documents?id=5')).toBe(shapeOf('/documents?id=71'))
  expect(shapeOf('/news?type=2')).not.toBe(shapeOf('/news'))
  expect(shapeOf('/tourism/sights')).not.toBe(shapeOf('/tourism/routes'))
  expect(shapeOf('/files/ab12.pdf')).not.toBe(shapeOf('/files/ab12.webp'))
})

test('addresses are those of links, of absolute ones here, and of the fields of a filter', () => {
  const html = `<a href="/news?a=1&amp;b=2#list">Все</a><a href="https://other.example/">Чужое</a><a href="#top">Вверх</a>
    <meta content="http://portal.example/cards/section/news.jpg"/>
    <form action="/news"><select name="type"><option value="">Все</option><option value="2">Афиша</option></select>
    <input type="date" name="from"/></form>`
  expect(addressesIn(html)).toEqual([
    '/news?a=1&b=2',
    '/cards/section/news.jpg',
    '/news?type=2',
    '/news?from=2026-11-01',
  ])
})
