import { readMarkup, replaceParts } from '@/lib/server/worker/page-markup'

it('finds scripts, styles and links with their place, text and attributes', () => {
  const parts = [
    '<link rel="icon" href="/a?b&amp;c"/>',
    '<script data-a="b>c">if (1 < 2) run("&amp;")</script>',
    '<style>a{}</style>',
  ]
  const html = `<head><title><script></title>${parts.join('')}</head><body></body>`
  const { elements, headEnd } = readMarkup(html)
  expect(elements.map(({ start, end }) => html.slice(start, end))).toEqual(parts)
  expect(elements.map(({ text }) => text)).toEqual(['', 'if (1 < 2) run("&amp;")', 'a{}'])
  expect(elements[0]?.attributes.get('href')).toBe('/a?b&c')
  expect(html.slice(headEnd)).toBe('</head><body></body>')
})

it('does not mistake a page’s text for markup', () => {
  const words =
    '<!-- <script>x</script> --><textarea><style>x</style></textarea><p title="<link style=\'a\'>">&lt;script></p>'
  expect(readMarkup(words)).toEqual({ elements: [], styleAttributes: [], headEnd: undefined })
})

it('reads styles of elements as the browser does, the first of an attribute given twice', () => {
  const { styleAttributes } = readMarkup(`<p style="font:&quot;X&quot;"><b style='a:b'>`)
  expect(styleAttributes).toEqual(['font:"X"', 'a:b'])
  expect(readMarkup('<script src="/a" src="/b"></script>').elements[0]?.attributes.get('src')).toBe('/a')
})

it('replaces parts in any order', () => {
  const parts = [
    { start: 4, end: 5, by: '' },
    { start: 0, end: 2, by: 'x' },
    { start: 3, end: 3, by: '+' },
  ]
  expect(replaceParts('abcdef', parts)).toBe('xc+df')
})
