import { checkRequest } from '@/lib/transport/graphql/request-checks'

const ADDRESS = 'http://localhost/graphql/socialcontrol'

function ask(method: string, headers: Record<string, string> = {}): Response | null {
  return checkRequest(new Request(ADDRESS, { method, headers }))
}

async function expectWords(response: Response | null): Promise<void> {
  expect(response?.headers.get('content-type')).toMatch(/^application\/json/)
  expect(response?.headers.get('x-content-type-options')).toBe('nosniff')
  const { errors } = (await response?.json()) as { errors: { message: string }[] }
  expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(/[а-яё]{3}/)])
}

test.each(['X-Requested-With', 'Apollo-Require-Preflight', 'GraphQL-Preflight'])('%s lets a form in', (name) => {
  expect(ask('POST', { 'content-type': 'multipart/form-data; boundary=x', [name]: 'true' })).toBeNull()
})

test('a bearer token lets a form in, a password that the browser knows does not', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(ask('POST', { ...type, authorization: 'Bearer abc' })).toBeNull()
  expect(ask('POST', { ...type, authorization: 'Basic abc' })?.status).toBe(403)
})

test.each([
  ['a form without a header', 'POST', { 'content-type': 'multipart/form-data; boundary=x' }, 403],
  ['plain text', 'POST', { 'content-type': 'text/plain' }, 415],
  ['a form of fields', 'POST', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['no type', 'POST', {}, 415],
  ['another method', 'DELETE', {}, 405],
])('%s is refused in words', async (_name, method, headers: Record<string, string>, status) => {
  const response = ask(method, headers)
  expect(response?.status).toBe(status)
  await expectWords(response)
})

test('a refused method learns which ones there are', () => {
  expect(ask('PUT')?.headers.get('allow')).toBe('GET, POST, OPTIONS')
  expect(ask('OPTIONS')?.headers.get('allow')).toBe('GET, POST, OPTIONS')
})
