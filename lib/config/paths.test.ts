import { readingPath } from '@/lib/config/paths'

it('is known of public PDF and DOCX alone', () => {
  expect(readingPath('/files/43c69c143728443b257d5529.pdf')).toBe('/documents/text/43c69c143728443b257d5529.pdf')
  expect(readingPath('/files/ab-1.docx')).toBe('/documents/text/ab-1.docx')
  const others = [
    '/files/ab.xlsx',
    '/files/private?key=1.pdf',
    'https://elsewhere.example/files/a.pdf',
    '/files/../a.pdf',
  ]
  expect(others.map(readingPath)).toEqual([null, null, null, null])
})
