import { operations } from '@/lib/domains/operations'
import type { Operation } from '@/lib/contract/operation'
import { errorResponse } from '@/lib/contract/errors'
import { listFields } from '@/lib/contract/json-schema'
import { searchUsefulLinks } from '@/lib/domains/useful-links/contract'
import { buildExample, unmade } from '@/e2e/fixtures/examples'
import { existingPath, findList } from '@/e2e/fixtures/existing-path'
import { at } from '@/e2e/fixtures/portal'
import { Resident, send, someVisitor } from '@/e2e/fixtures/resident'

const wrongQueries = [
  '?page=0',
  '?page=-1',
  '?page=abc',
  '?page=1e99',
  '?page=1e1',
  '?page=%202',
  '?type=99',
  '?start_date=2026-13-45',
  '?end_date=вчера',
  '?start_date=0000-01-01',
  '?id=0',
]
const wrongIds = ['0', '-1', 'abc', '99999999999999999999', '2147483647', '1.5', '%27%3B--', '%00']

/** Open311 answers in its own way and has its own test: open311.contract.test.ts. */
const calls = operations.filter(({ path }) => path.startsWith('/api/'))

describe('Every call of the REST contract', () => {
  test.each(calls.map((operation) => [operation.id, operation] as const))(
    '%s answers by its REST contract',
    async (_id, operation) => {
      const owner = await Resident.register()
      const sent = await buildExample(operation.id, owner)
      const response = await owner.call({ ...operation, path: await existingPath(operation, owner) }, sent)
      const made = unmade[operation.id]
      expect(response.status).toBe(made?.status ?? 200)
      if (made) return expect(errorResponse.parse(await response.json()).message).toMatch(/[а-яё]/i)
      expect(operation.answer.safeParse(await response.json()).error).toBeUndefined()
    },
  )

  test.each(calls.map((operation) => [operation.id, operation] as const))(
    '%s refuses wrong values in Russian, never with a 5xx',
    async (_id, operation) => {
      const owner = await ownerFor(operation)
      const path = await existingPath(operation, owner)
      const token = operation.access === 'resident' ? owner.token : undefined
      const queries = operation.method === 'GET' ? wrongQueries : []
      const responses = await Promise.all(queries.map((query) => send({ ...operation, path }, { query, token })))
      for (const response of responses) await expectRefusal(response, [200, 422])
      if (operation.method === 'POST') await expectBadBodiesRefused(operation, path, token)
      const unknown = await fetch(at(path), { method: 'DELETE' })
      expect(unknown.headers.get('allow')).toContain(operation.method)
      await expectRefusal(unknown, [405])
    },
  )

  const numbered = calls.filter(({ path }) => path.includes('{id}'))
  test.each(numbered.map((operation) => [operation.id, operation] as const))(
    '%s answers 404 to a number that names nothing',
    async (_id, operation) => {
      const owner = await ownerFor(operation)
      const { body } = await buildExample(operation.id, owner)
      const sent = { token: owner.token, ...(body && { body }) }
      const named = wrongIds.map((id) => operation.path.replace('{link}', 'sights').replace('{id}', id))
      const responses = await Promise.all(named.map((path) => send({ ...operation, path } as Operation, sent)))
      for (const response of responses) await expectRefusal(response, [404])
    },
  )

  test('a form of ten thousand fields is refused before it is parsed', async () => {
    const many = 'a[]=1&'.repeat(10_000)
    const part = '--x\r\ncontent-disposition: form-data; name="a[]"\r\n\r\n1\r\n'
    const forms = [
      ['application/x-www-form-urlencoded', many],
      ['multipart/form-data; boundary=x', `${part.repeat(10_000)}--x--\r\n`],
    ] as const
    for (const [type, body] of forms) {
      const response = await fetch(at('/api/searchnews'), { method: 'POST', headers: { 'content-type': type }, body })
      await expectRefusal(response, [413])
    }
  })

  const WORDS_OF_FILTERS = ['text', 'title', 'tag', 'number', 'sort', 'address']
  /** The list of links asks for its kind; of a name given twice the first value counts. */
  const needed = '&type_id=1'
  const filtered = calls.filter(({ method, query }) => method === 'GET' && Object.keys(listFields(query)).length > 0)
  test.each(filtered.map((operation) => [operation.id, operation] as const))(
    '%s leaves a zero byte out of words, and refuses one at the field of any other filter',
    async (_id, operation) => {
      const owner = await ownerFor(operation)
      const path = await existingPath(operation, owner)
      const token = operation.access === 'resident' ? owner.token : undefined
      for (const field of Object.keys(listFields(operation.query))) {
        const response = await send(
          { ...operation, path },
          { query: `?${field}=a%00b${needed}`, token, headers: someVisitor() },
        )
        const isWords = WORDS_OF_FILTERS.includes(field)
        expect([field, response.status]).toEqual([field, isWords ? 200 : 422])
        if (isWords) continue
        const { errors = {} } = errorResponse.parse(await response.json())
        expect(Object.keys(errors).some((name) => name.split('.')[0] === field)).toBe(true)
      }
    },
  )

  test('another method is refused with the list of allowed ones', async () => {
    const addresses = [
      '/api/news',
      '/api/openapi.json',
      '/files/a.pdf',
      '/map/tiles/10/1/1',
      '/open311/v2/services.json',
    ]
    for (const address of addresses)
      for (const method of ['PUT', 'DELETE', 'PATCH']) {
        const response = await fetch(at(address), { method })
        expect([address, response.status, response.headers.get('allow')]).toEqual([address, 405, 'GET, HEAD'])
        expect(await response.text()).toMatch(/[а-яё]{3}/i)
      }
  })

  test.each([
    ['deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['of very many values', JSON.stringify({ text: Array(20_000).fill(0) })],
  ])('JSON with %s is refused', async (_name, body) => {
    const headers = { 'content-type': 'application/json', ...someVisitor() }
    await expectRefusal(await fetch(at('/api/searchnews'), { method: 'POST', headers, body }), [413])
  })

  test('a form with a header of a megabyte is refused before it is parsed', async () => {
    const body = `--x\r\ncontent-disposition: form-data; name="text"\r\nx: ${'a'.repeat(900_000)}\r\n\r\na\r\n--x--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=x', ...someVisitor() }
    await expectRefusal(await fetch(at('/api/searchnews'), { method: 'POST', headers, body }), [413])
  })

  test('an unknown call is 404 with a message', async () => {
    await expectRefusal(await fetch(at('/api/nosuchcall')), [404])
  })
})

describe('A search call', () => {
  const pairs = calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/search'))
  const paged = operations.filter(({ method, body }) => method === 'POST' && 'page' in listFields(body))

  test.each(pairs.map((operation) => [operation.id, operation] as const))(
    '%s gives what its GET sibling gives, from JSON and from a form',
    async (_id, operation) => {
      const sibling = findList(`/api/${operation.path.replace('/api/search', '')}/{id}`)
      const filter = { text: 'город', page: '1' }
      const byQuery: unknown = await (await fetch(at(`${sibling}?${new URLSearchParams(filter)}`))).json()
      const byJson: unknown = await (await postJson(operation.path, filter)).json()
      const byForm: unknown = await (
        await fetch(at(operation.path), { method: 'POST', body: new URLSearchParams(filter) })
      ).json()
      const unfilled = { ...filter, start_date: '', type: null, topic: null, category: '' }
      const byUnfilled: unknown = await (await postJson(operation.path, unfilled)).json()
      expect(byJson).toEqual(byQuery)
      expect(byForm).toEqual(byQuery)
      expect(byUnfilled).toEqual(byQuery)
    },
  )

  test.each(paged.map((operation) => [operation.id, operation] as const))(
    '%s uses the page of its URL, not that of its body',
    async (_id, { path, id }) => {
      const { body = {} } = await buildExample(id, await (visitor ??= Resident.register()))
      const numberIn = async (address: string, filter: object) => {
        const answer = (await (await postJson(address, filter)).json()) as Record<string, { current_page?: number }>
        return Object.values(answer).find((value) => value.current_page)?.current_page
      }
      expect(await numberIn(`${path}?page=2`, body)).toBe(2)
      expect(await numberIn(`${path}?page=2`, { ...body, page: 1 })).toBe(2)
      expect(await numberIn(path, { ...body, page: 3 })).toBe(3)
      expect((await postJson(`${path}?page=0`, body)).status).toBe(422)
    },
  )

  test('useful links return page 2 if the last number of the URL is changed', async () => {
    const body = { type_id: 1 }
    const first = (await (await postJson(searchUsefulLinks.path, body)).json()) as LinkPage
    const address = first.useful_links.first_page_url.replace(/.$/, '2')
    const second = (await (await postJson(address, body)).json()) as LinkPage
    expect(second.useful_links.current_page).toBe(2)
    expect(second.useful_links.data).not.toEqual(first.useful_links.data)
  })
})

describe('OpenAPI', () => {
  test('OpenAPI 3.1 describes every call', async () => {
    const document = (await (await fetch(at('/api/openapi.json'))).json()) as {
      openapi: string
      paths: Record<string, object>
    }
    expect(document.openapi).toMatch(/^3\.1\./)
    for (const { path, method } of operations) expect(document.paths[path]).toHaveProperty(method.toLowerCase())
  })
})

interface LinkPage {
  useful_links: { data: object[]; current_page: number; first_page_url: string }
}

let visitor: Promise<Resident> | undefined

/** Gives a call of the account a resident of its own, because it may end the session; the others share one. */
async function ownerFor({ access }: Operation): Promise<Resident> {
  return access === 'resident' ? Resident.register() : (visitor ??= Resident.register())
}

async function expectBadBodiesRefused(operation: Operation, path: string, token: string | undefined) {
  const post = (type: string, body: string) => {
    const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) }
    return fetch(at(path), { method: 'POST', headers, body })
  }
  await expectRefusal(await post('application/json', '{broken'), [422])
  await expectRefusal(await post('application/json', '[1,2]'), [422])
  await expectRefusal(await post('text/plain', 'привет'), [415])
  const tooLarge = operation.largestBody ? 422 : 413
  await expectRefusal(await post('application/json', JSON.stringify({ text: 'а'.repeat(1_200_000) })), [tooLarge])
  // a call that takes no fields ignores those it does not know
  const isRight = operation.body.safeParse({}).success && operation.query.safeParse({}).success
  const wrong = JSON.stringify({ page: 'x', type_id: 'y', id: 'z' })
  await expectRefusal(await post('application/json', wrong), isRight ? [200, 422] : [422])
}

async function expectRefusal(response: Response, allowed: number[]) {
  expect(allowed).toContain(response.status)
  if (response.status === 200) return
  const body = errorResponse.parse(await response.json())
  expect(body.message).toMatch(/[а-яё]/i)
  if (response.status === 422 && body.errors) {
    for (const messages of Object.values(body.errors)) expect(messages.join(' ')).toMatch(/[а-яё]/i)
  }
}

function postJson(path: string, body: object): Promise<Response> {
  return fetch(at(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
