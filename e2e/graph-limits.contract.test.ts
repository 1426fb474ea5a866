import { graphPath } from '@/e2e/support/claims'
import { at } from '@/e2e/support/portal'
import { someVisitor } from '@/e2e/support/resident'

/** Limits of quality.md, Safe 11. */
async function post(body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(at(graphPath), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...someVisitor(), ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text() }
}

const nested = (depth: number): string => (depth === 0 ? 'id' : `id parent { ${nested(depth - 1)} }`)
const aliases = Array.from({ length: 16 }, (_, index) => `a${index}: UsersCount`).join(' ')
const tokens = `{ AllClaims { ${'id '.repeat(1_001)} } }`

test('a decent query is answered', async () => {
  const { status, text } = await post({ query: '{ UsersCount ResolvedClaimsCount }' })
  expect([status, JSON.parse(text)]).toEqual([
    200,
    { data: expect.objectContaining({ UsersCount: expect.any(Number) }) },
  ])
})

test.each([
  ['too deep', `{ AllClaimCategories { ${nested(9)} } }`],
  ['too many aliases', `{ ${aliases} }`],
  ['too many tokens', tokens],
  ['an unknown field', '{ AllClaims { authorEmail } }'],
  ['the same list twice', '{ a: AllClaims { id } b: AllClaims { id } }'],
  ['a misspelt word of an enum', 'mutation { UploadFile(files: [], folder: cs) { url } }'],
  ['the author’s mail', '{ AllClaims { author_email } }'],
])('a query is refused: %s', async (_name, query) => {
  const { text } = await post({ query })
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: object[] }
  expect(data ?? null).toBeNull()
  expect(errors).toBeDefined()
  expect(text).not.toMatch(/Did you mean/)
})

test('several queries in one call are refused', async () => {
  const { status } = await post([{ query: '{ UsersCount }' }, { query: '{ UsersCount }' }])
  expect(status).toBeGreaterThanOrEqual(400)
})

test('nobody reads the schema of a portal in production', async () => {
  if (process.env.NODE_ENV === 'development' || (await isDevelopment())) return
  const { text } = await post({ query: '{ __schema { types { name } } }' })
  expect(text).not.toContain('ClaimInput')
})

test('a mutation by GET is refused', async () => {
  const query = encodeURIComponent('mutation { ClaimJoin(id: 1) { id } }')
  const answer = await fetch(at(`${graphPath}?query=${query}`), { headers: someVisitor() })
  expect(answer.status).toBe(405)
})

test('a form from a foreign page is refused', async () => {
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: '{ UsersCount }' }))
  const answer = await fetch(at(graphPath), { method: 'POST', headers: someVisitor(), body: form })
  expect(answer.status).toBe(403)
})

test('plain text, which a foreign page may send, is refused', async () => {
  const answer = await fetch(at(graphPath), {
    method: 'POST',
    headers: someVisitor(),
    body: '{"query":"{ UsersCount }"}',
  })
  expect(answer.status).toBe(415)
})

async function isDevelopment(): Promise<boolean> {
  return (await (await fetch(at('/'))).text()).includes('/_next/static/chunks/%5Bturbopack%5D') || portalIsDev()
}

async function portalIsDev(): Promise<boolean> {
  return (await fetch(at('/_next/static/development/_buildManifest.js'))).ok
}
