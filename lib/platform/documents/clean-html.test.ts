import { cleanHtml } from '@/lib/platform/documents/clean-html'

const ATTACK = '<img src=x onerror=alert(1)><script>alert(1)</script>'

/** Browsers read the inside of these as text; a cleaner that does the same hands it out as markup (CVE-2026-44990). */
test.each(['xmp', 'noembed', 'noframes', 'noscript', 'plaintext', 'iframe', 'textarea', 'option', 'style', 'title'])(
  'nothing dangerous comes out of <%s>',
  (name) => {
    for (const html of [`<${name}>${ATTACK}</${name}>`, `<p>a</p><${name}>${ATTACK}`, `</${name}>${ATTACK}`]) {
      expect(cleanHtml(html)).not.toMatch(/<[^>]*onerror|<script/)
    }
  },
)

test('what the editor offers stays', () => {
  expect(cleanHtml('<h2>a</h2><p><b>b</b> <a href="https://samursk.example">c</a></p>')).toBe(
    '<h2>a</h2><p><strong>b</strong> <a href="https://samursk.example" rel="noopener">c</a></p>',
  )
})
