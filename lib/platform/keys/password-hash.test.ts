import * as argon from '@node-rs/argon2'
import { hashPassword, matchPassword } from '@/lib/platform/keys/password-hash'

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon>('@node-rs/argon2')
  return { hash: jest.fn(real.hash), verify: jest.fn(real.verify) }
})

const composed = 'Ёлочка-на-войне-й'
const typed = { 'no letter of two forms': 'correct horse', composed, decomposed: composed.normalize('NFD') }
const mixed = { 'composed and decomposed': `й${'№ й ё'.normalize('NFD')}`, blank: ' ' }

async function countHashes(stored: string | null, password: string): Promise<number> {
  jest.clearAllMocks()
  expect(await matchPassword(stored, password)).toBeNull()
  return jest.mocked(argon.hash).mock.calls.length + jest.mocked(argon.verify).mock.calls.length
}

test.each(Object.entries({ ...typed, ...mixed }))(
  'a wrong password with %s costs an unknown account as many hashes as a known one',
  async (_form, password) => {
    const stored = await hashPassword('another password')
    await matchPassword(null, 'once a process')
    expect(await countHashes(null, password)).toBe(await countHashes(stored, password))
  },
)
