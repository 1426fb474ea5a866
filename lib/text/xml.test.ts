import { xmlDocument } from '@/lib/text/xml'

test('lists name their elements, nothing is an empty element', () => {
  const value = [
    { id: 1, note: null, parts: [] },
    { id: 2, note: '', parts: ['а', 'б'] },
  ]
  expect(xmlDocument('things', value, { things: 'thing', parts: 'part' })).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n' +
      '<things><thing><id>1</id><note/><parts/></thing>' +
      '<thing><id>2</id><note/><parts><part>а</part><part>б</part></parts></thing></things>',
  )
})

test('text stays text, whatever people write', () => {
  const hostile = `]]></text><script>"&amp;'\u0000\u0008\uFFFF\uD800😀\r`
  expect(xmlDocument('text', hostile, {})).toContain(
    `<text>]]&gt;&lt;/text&gt;&lt;script&gt;&quot;&amp;amp;'😀&#13;</text>`,
  )
})
