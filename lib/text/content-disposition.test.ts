import { contentDisposition } from '@/lib/text/content-disposition'

test.each([
  ['Акт (копия).pdf', 'akt-kopiya.pdf', '%D0%90%D0%BA%D1%82%20%28%D0%BA%D0%BE%D0%BF%D0%B8%D1%8F%29.pdf'],
  ["Ivan's*.docx", 'ivans.docx', 'Ivan%27s%2A.docx'],
  ['"\r\nX: 1.pdf', 'x-1.pdf', '%22%0D%0AX%3A%201.pdf'],
  ['…', 'item', '%E2%80%A6'],
  ['План 😀\uD83D.pdf', 'plan.pdf', '%D0%9F%D0%BB%D0%B0%D0%BD%20%F0%9F%98%80.pdf'],
])('%s has a name of ASCII letters beside the encoded one', (name, ascii, encoded) => {
  expect(contentDisposition('inline', name)).toBe(`inline; filename="${ascii}"; filename*=UTF-8''${encoded}`)
})
