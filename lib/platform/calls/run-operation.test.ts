import { AppError } from '@/lib/contract/errors'
import type { GraphqlContext } from '@/lib/platform/calls/graphql'
import { runMutation, runOperation, type OperationCall } from '@/lib/platform/calls/run-operation'
import { runOnce } from '@/lib/platform/idempotency/run-once'
import { hitLimits } from '@/lib/platform/limits/limits'

jest.mock('@/lib/platform/audit/audit', () => ({}))
jest.mock('@/lib/platform/limits/limits', () => ({ hitLimits: jest.fn(), refundLimits: jest.fn() }))
jest.mock('@/lib/platform/idempotency/run-once', () => ({
  runOnce: jest.fn(async ({ before }: { before: () => Promise<unknown> }, work: (prepared: unknown) => unknown) =>
    work(await before()),
  ),
}))

const call = { operation: 'createOpen311Request', visitor: { address: null, device: '' }, caller: null, input: {} }
const system = (id: number) => ({ id }) as OperationCall['system']
const caller = { residentId: 7 } as OperationCall['caller']

/** Answers the name under which the answer of a call with a key is kept. */
async function readScope(whose: Partial<OperationCall>): Promise<string | undefined> {
  await runOperation({ ...call, ...whose, repeatKey: 'the-same-key' }, async () => 'done')
  return jest.mocked(runOnce).mock.lastCall?.[0].scope
}

test('one key of two systems, of a resident and of a guest is four keys', async () => {
  const scopes = [
    await readScope({ system: system(1) }),
    await readScope({ system: system(2) }),
    await readScope({ caller }),
    await readScope({}),
  ]
  expect(new Set(scopes).size).toBe(scopes.length)
})

test('a call whose place was taken beforehand still counts for the mailbox that its input names', async () => {
  const limits = [
    { of: 'caller', points: 20, seconds: 60 },
    { of: 'mailbox of guest', points: 5, seconds: 60 },
  ] as const
  const visitor = { address: '10.0.0.1', device: '' }
  const input = { email: 'Anna@samursk.example' }
  await runOperation({ ...call, limits, visitor, input, isReserved: true }, async () => 'done')
  expect(jest.mocked(hitLimits).mock.lastCall?.[0]).toEqual([expect.objectContaining({ points: 5, isNamed: true })])
  await runOperation({ ...call, limits, visitor, input, caller, isReserved: true }, async () => 'done')
  expect(jest.mocked(hitLimits).mock.lastCall?.[0]).toEqual([])
})

test.each([['the-same-key'], [null]])(
  'what takes time is done before the transaction of the key %s',
  async (repeatKey) => {
    const steps: string[] = []
    jest.mocked(hitLimits).mockImplementation(async () => void steps.push('counted'))
    const prepare = async () => steps.push('pictures redrawn')
    const core = async (prepared: unknown) => steps.push(`stored ${String(prepared)}`)
    await runOperation({ ...call, repeatKey }, core, prepare)
    expect(steps).toEqual(['counted', 'pictures redrawn', 'stored 2'])
  },
)

test('a mutation over its limit prepares nothing', async () => {
  const prepare = jest.fn(async () => 'the point of an address')
  const core = jest.fn(async (point: string) => `stored with ${point}`)
  const mutation = { id: 'createIdea', idempotent: true, limits: [{ of: 'caller', points: 5, seconds: 60 }] } as const
  const context = { ...call, repeatKey: null, reserved: { use: () => false } } as unknown as GraphqlContext
  jest.mocked(hitLimits).mockResolvedValueOnce().mockRejectedValueOnce(new AppError('tooMany'))
  await expect(runMutation(context, mutation, {}, core, prepare)).rejects.toThrow(AppError)
  expect([prepare.mock.calls, core.mock.calls]).toEqual([[], []])

  jest.mocked(hitLimits).mockResolvedValue()
  expect(await runMutation(context, mutation, {}, core, prepare)).toBe('stored with the point of an address')
})
