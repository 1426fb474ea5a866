import { at } from '@/e2e/fixtures/portal'

const requestRedirect = async (path: string) => {
  const response = await fetch(at(path), { redirect: 'manual' })
  return { status: response.status, to: response.headers.get('location')?.replace(/^https?:\/\/[^/]+/, '') }
}

test('an address of tourism that was cut leads to its first section', async () => {
  const { status, to } = await requestRedirect('/tourism')
  expect(status).toBe(307)
  expect(to).toMatch(/^\/tourism\/[\w-]+$/)
  expect((await fetch(at(to ?? ''))).status).toBe(200)
})

test('an address of a service that was cut leads to the catalogue', async () => {
  expect(await requestRedirect('/services')).toEqual({ status: 301, to: '/servicescatalog' })
})

test('search accepts the query parameter names of other search engines', async () => {
  expect(await requestRedirect(`/search?q=${encodeURIComponent('школа')}`)).toEqual({
    status: 301,
    to: `/search?text=${encodeURIComponent('школа')}`,
  })
})

test('a page names the description of the search for browsers, which leads to the search', async () => {
  const page = await (await fetch(at('/faq'))).text()
  const [link = ''] = /<link rel="search"[^>]*>/.exec(page) ?? []
  expect(link).toContain('type="application/opensearchdescription+xml"')
  const response = await fetch(at(/href="([^"]+)"/.exec(link)?.[1] ?? ''))
  expect(response.headers.get('content-type')).toContain('application/opensearchdescription+xml')
  const template = /template="([^"]+\/search\?text=\{searchTerms\})"/.exec(await response.text())?.[1] ?? ''
  const found = new URL(template.replace('{searchTerms}', encodeURIComponent('школа')))
  expect((await fetch(at(found.pathname + found.search))).status).toBe(200)
})
