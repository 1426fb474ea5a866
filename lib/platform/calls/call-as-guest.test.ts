import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import type { Access, Operation } from '@/lib/contract/operation'
import { idParams, pageNumber } from '@/lib/contract/shapes'
import { handle } from '@/lib/platform/calls/handler'
import { callAsGuest } from '@/lib/platform/calls/call-as-guest'

const benches = (access: Access = 'public', method: Operation['method'] = 'GET') =>
  defineContract('Benches').defineOperation({
    id: 'getBench',
    method,
    path: '/api/benches/{id}',
    summary: 'A bench',
    access,
    params: idParams,
    query: z.object({ page: pageNumber, text: z.string().optional() }),
    answer: z.object({ bench: z.object({ id: z.int(), title: z.string() }) }),
  })

const bench = { id: 7, title: 'Скамья' }

test('a field that the contract does not name reaches no page', async () => {
  const wide = { bench: { ...bench, author_email: 'a@example.ru' }, secret: 'x' }
  expect(
    await callAsGuest(
      handle(benches(), async () => wide),
      { params: { id: '7' } },
    ),
  ).toEqual({ bench })
})

test('the core gets parsed values, the preview token, and nobody who asks', async () => {
  const core = jest.fn(async () => ({ bench }))
  await callAsGuest(handle(benches(), core), { params: { id: '7' }, query: { page: '2', text: ' ' } }, 'a-token')
  expect(core).toHaveBeenCalledWith(
    {
      params: { id: 7 },
      query: { page: 2 },
      body: {},
      preview: 'a-token',
      visitor: { address: null, device: '' },
      caller: null,
      system: null,
    },
    undefined,
  )
})

test('a write is refused before the core is asked', async () => {
  const core = jest.fn(async () => ({ bench }))
  const write = handle(benches('public', 'POST'), core)
  await expect(callAsGuest(write, { params: { id: '7' } })).rejects.toMatchObject({ code: 'methodNotAllowed' })
  expect(core).not.toHaveBeenCalled()
})

test.each<[string, Access, object, string]>([
  ['an address that names nothing', 'public', { params: { id: 'a' } }, 'notFound'],
  ['a wrong query', 'public', { params: { id: '7' }, query: { page: '0' } }, 'invalid'],
  ['a call for residents', 'resident', { params: { id: '7' } }, 'unauthorized'],
  ['a call for systems', 'system', { params: { id: '7' } }, 'unauthorized'],
])('%s is refused before the core is asked', async (_name, access, sent, code) => {
  const core = jest.fn(async () => ({ bench }))
  await expect(callAsGuest(handle(benches(access), core), sent)).rejects.toMatchObject({ code })
  expect(core).not.toHaveBeenCalled()
})

test.each([
  ['breaks', () => Promise.reject(new Error('host=10.0.0.1')), 'internal'],
  ['finds the database away', () => Promise.reject(Object.assign(new Error(), { code: '57P01' })), 'unavailable'],
  ['answers against the contract', async () => ({ bench: { ...bench, id: 'seven' } }) as never, 'internal'],
])(
  'a core that %s is told by the code of the contract',
  async (_name, core: () => Promise<{ bench: typeof bench }>, code) => {
    await expect(callAsGuest(handle(benches(), core), { params: { id: '7' } })).rejects.toMatchObject({ code })
  },
)
