import { env } from '@/lib/config/env'
import { hashCode, seal, unseal } from '@/lib/office/staff/second-factor/seal'

beforeEach(() => {
  env.PAYLOAD_SECRET = 'a'.repeat(32)
})

test('a sealed text is opened for its account with its secret only', () => {
  const sealed = seal('секрет', 7)
  expect(sealed).not.toBe(seal('секрет', 7))
  expect([unseal(sealed, 7), unseal(sealed, 8)]).toEqual(['секрет', null])
  env.PAYLOAD_SECRET = 'b'.repeat(32)
  expect(unseal(sealed, 7)).toBeNull()
})

test('a hash of a recovery code depends on the account and the secret', () => {
  const hashes = [hashCode('abc', 7), hashCode('abc', 8)]
  env.PAYLOAD_SECRET = 'b'.repeat(32)
  expect(new Set([...hashes, hashCode('abc', 7)].map((hash) => hash.toString('hex'))).size).toBe(3)
})
