import { operations } from '@/lib/contract/operations'
import type { Operation } from '@/lib/contract/operation'
import { errorAnswer } from '@/lib/contract/errors'
import { at } from '@/e2e/support/portal'

/** What a call needs to be right where the contract has required values. */
const examples: Record<string, { query?: string; body?: object; path?: Record<string, string> }> = {
  listUsefulLinks: { query: '?type_id=1' },
  searchUsefulLinks: { body: { type_id: 1 } },
}

const wrongQueries = [
  '?page=0',
  '?page=-1',
  '?page=abc',
  '?page=1e99',
  '?type=99',
  '?start_date=2026-13-45',
  '?end_date=вчера',
  '?id=0',
]
const wrongIds = ['0', '-1', 'abc', '99999999999999999999', '2147483647', '1.5', '%27%3B--', '%00']

describe('Every call of the REST contract', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s keeps its contract',
    async (_id, operation) => {
      const response = await send(operation, await knownPath(operation))
      expect(response.status).toBe(200)
      expect(operation.answer.safeParse(await response.json()).error).toBeUndefined()
    },
  )

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s refuses wrong values in Russian, never with a 5xx',
    async (_id, operation) => {
      const path = await knownPath(operation)
      for (const query of operation.method === 'GET' ? wrongQueries : []) {
        await expectRefusal(await fetch(at(path + query)), [200, 422])
      }
      if (operation.method === 'POST') await expectBadBodiesRefused(path)
      await expectRefusal(await fetch(at(path), { method: 'DELETE' }), [404, 405])
    },
  )

  const numbered = operations.filter(({ path }) => path.includes('{id}'))
  test.each(numbered.map((operation) => [operation.id, operation] as const))(
    '%s answers 404 to a number that names nothing',
    async (_id, operation) => {
      for (const id of wrongIds) {
        await expectRefusal(await fetch(at(operation.path.replace('{id}', id))), [404])
      }
    },
  )

  test('an unknown call is 404 with a message', async () => {
    await expectRefusal(await fetch(at('/api/nosuchcall')), [404])
  })
})

describe('A search call', () => {
  const pairs = operations.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/search'))

  test.each(pairs.map((operation) => [operation.id, operation] as const))(
    '%s gives what its GET sibling gives, from JSON and from a form',
    async (_id, operation) => {
      const sibling = `/api/${operation.path.replace('/api/search', '')}`
      const filter = { text: 'город', page: '1' }
      const byQuery: unknown = await (await fetch(at(`${sibling}?${new URLSearchParams(filter)}`))).json()
      const byJson: unknown = await (await postJson(operation.path, filter)).json()
      const byForm: unknown = await (
        await fetch(at(operation.path), { method: 'POST', body: new URLSearchParams(filter) })
      ).json()
      expect(byJson).toEqual(byQuery)
      expect(byForm).toEqual(byQuery)
    },
  )
})

describe('OpenAPI', () => {
  test('describes every call, version 3.1', async () => {
    const document = (await (await fetch(at('/api/openapi.json'))).json()) as {
      openapi: string
      paths: Record<string, object>
    }
    expect(document.openapi).toMatch(/^3\.1\./)
    for (const { path, method } of operations) expect(document.paths[path]).toHaveProperty(method.toLowerCase())
  })
})

async function expectBadBodiesRefused(path: string) {
  const post = (type: string, body: string) =>
    fetch(at(path), { method: 'POST', headers: { 'content-type': type }, body })
  await expectRefusal(await post('application/json', '{broken'), [422])
  await expectRefusal(await post('application/json', '[1,2]'), [422])
  await expectRefusal(await post('application/json', JSON.stringify({ page: 'x', type_id: 'y' })), [422])
  await expectRefusal(await post('text/plain', 'привет'), [415])
  await expectRefusal(await post('application/json', JSON.stringify({ text: 'а'.repeat(1_200_000) })), [413])
}

async function expectRefusal(response: Response, allowed: number[]) {
  expect(allowed).toContain(response.status)
  if (response.status === 200) return
  const body = errorAnswer.parse(await response.json())
  expect(body.message).toMatch(/[а-яё]/i)
  if (response.status === 422 && body.errors) {
    for (const messages of Object.values(body.errors)) expect(messages.join(' ')).toMatch(/[а-яё]/i)
  }
}

function send(operation: Operation, path: string): Promise<Response> {
  const example = examples[operation.id]
  return operation.method === 'POST' ? postJson(path, example?.body ?? {}) : fetch(at(path + (example?.query ?? '')))
}

function postJson(path: string, body: object): Promise<Response> {
  return fetch(at(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** The operation's address with a number that exists: the first one its list shows. */
async function knownPath({ path }: Operation): Promise<string> {
  if (!path.includes('{id}')) return path
  const list = path.replace('/{id}', '')
  const answer = (await (await fetch(at(list))).json()) as Record<string, { data?: { id: number }[] }>
  const first = Object.values(answer).find((value) => value.data)?.data?.[0]
  return path.replace('{id}', String(first?.id))
}
