import { perform, type Performance } from '@/lib/platform/calls/perform'
import { once } from '@/lib/platform/idempotency/repeats'

jest.mock('@/lib/platform/audit/audit', () => ({}))
jest.mock('@/lib/platform/limits/hit-limits', () => ({ hitLimits: jest.fn(), unhitLimits: jest.fn() }))
jest.mock('@/lib/platform/idempotency/repeats', () => ({
  once: jest.fn((_repeat: object, work: () => unknown) => work()),
}))

const call = { operation: 'createOpen311Request', visitor: { address: null, device: '' }, caller: null, input: {} }
const system = (id: number) => ({ id }) as Performance['system']
const caller = { residentId: 7 } as Performance['caller']

/** Answers the name under which the answer of a call with a key is kept. */
async function scopeOf(whose: Partial<Performance>): Promise<string | undefined> {
  await perform({ ...call, ...whose, repeatKey: 'the-same-key' }, async () => 'done')
  return jest.mocked(once).mock.lastCall?.[0].scope
}

test('one key of two systems, of a resident and of a guest is four keys', async () => {
  const scopes = [
    await scopeOf({ system: system(1) }),
    await scopeOf({ system: system(2) }),
    await scopeOf({ caller }),
    await scopeOf({}),
  ]
  expect(new Set(scopes).size).toBe(scopes.length)
})
