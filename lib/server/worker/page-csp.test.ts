import { createHash } from 'node:crypto'
import { filePolicy, staffPolicy, developmentPolicy, pagePolicy } from '@/lib/server/worker/page-csp'

const hosts = { connect: [], images: [], yandexMaps: false }
const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

it('allows the inline scripts of the page and no others', () => {
  const html = '<script>one()</script><script async src="/a.js"></script><script type="module">two()</script>'
  expect(directive(pagePolicy(html, hosts), 'script-src')).toBe(`'self' ${toHash('one()')} ${toHash('two()')}`)
})

it('lists no data blocks, and each script once', () => {
  const html = '<script type="application/ld+json">{"a":1}</script><script>x</script><script>x</script>'
  expect(directive(pagePolicy(html, hosts), 'script-src')).toBe(`'self' ${toHash('x')}`)
})

it('is not fooled by a > inside an attribute', () => {
  expect(directive(pagePolicy('<script data-a="b>c">run()</script>', hosts), 'script-src')).toContain(toHash('run()'))
})

it('never allows inline scripts as such', () => {
  const policy = pagePolicy('<p style="color:red">', hosts)
  expect(directive(policy, 'script-src')).toBe("'self'")
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
})

it('allows styles of the HTML by hash, with attributes decoded as by a browser', () => {
  const policy = pagePolicy('<style>a{}</style><p style="font:&quot;X&quot;">', hosts)
  expect(directive(policy, 'style-src')).toBe(`'self' ${toHash('a{}')}`)
  expect(directive(policy, 'style-src-attr')).toBe(`'unsafe-hashes' ${toHash('font:"X"')}`)
})

it('allows no framing, no base address and no plugins', () => {
  const policy = pagePolicy('', hosts)
  expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'")
})

it('allows other hosts only by the settings', () => {
  expect(pagePolicy('', hosts)).not.toContain('https:')
  const open = pagePolicy('', { connect: ['https://api.example'], images: [], yandexMaps: true })
  expect(directive(open, 'connect-src')).toContain('https://api.example')
  expect(directive(open, 'script-src')).toContain('https://api-maps.yandex.ru')
})

it('allows office scripts by a number used once', () => {
  expect(directive(staffPolicy('abc'), 'script-src')).toBe("'self' 'nonce-abc'")
  // a foreign address in a text is neither shown nor fetched
  expect(directive(staffPolicy('abc'), 'img-src')).toBe("'self' data: blob:")
  expect(directive(staffPolicy('abc'), 'connect-src') ?? directive(staffPolicy('abc'), 'default-src')).toBe("'self'")
})

it('shows files of the library in a sandbox where nothing runs', () => {
  expect(directive(filePolicy, 'sandbox')).not.toMatch(/allow-(scripts|same-origin|forms|top-navigation)/)
})

it('differs in development by what its tools put into a page, and by nothing else', () => {
  const wider = { connect: ['https://api.city'], images: ['https://tiles.city'], yandexMaps: false }
  const names = pagePolicy('', wider)
    .split('; ')
    .map((part) => part.split(' ')[0] ?? '')
  const differing = names.filter(
    (name) => directive(pagePolicy('', wider), name) !== directive(developmentPolicy(wider), name),
  )
  expect(differing).toEqual(['script-src', 'style-src', 'style-src-attr', 'connect-src'])
  expect(directive(developmentPolicy(wider), 'connect-src')).toBe("'self' https://api.city ws:")
})
