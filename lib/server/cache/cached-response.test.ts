import { CachedResponse } from '@/lib/server/cache/cached-response'

const body = Buffer.from('Самарский район. '.repeat(100))

it.each([true, false])('sends slow readers of a plain file one copy of it if told to: %s', async (keepsIdentity) => {
  const response = new CachedResponse({ status: 200, headers: [], body, compressible: true, keepsIdentity })
  await response.get('br')
  const one = await response.get('identity')
  const other = await response.get('identity')
  expect(one.body.equals(body)).toBe(true)
  expect(one.body === other.body).toBe(keepsIdentity)
})

it('counts the plain copy that it keeps', async () => {
  const response = new CachedResponse({ status: 200, headers: [], body, compressible: true, keepsIdentity: true })
  await response.get('br')
  const before = response.bytes
  await response.get('identity')
  expect(response.bytes - before).toBe(body.length)
})
