import { buildExample } from '@/e2e/fixtures/examples'
import { existingPath } from '@/e2e/fixtures/existing-path'
import { at } from '@/e2e/fixtures/portal'
import { Resident, send } from '@/e2e/fixtures/resident'
import { listFields, toJsonSchema, type JsonSchema } from '@/lib/contract/json-schema'
import type { Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/domains/operations'
import type { Page } from '@/lib/contract/shapes'

/** An answer holds the list, and whatever else belongs to it. */
type Answer = Record<string, Page<unknown>>

/** A field of a filter gets the first of these values that it takes. */
const samples = ['1', '2', '12', '2026', 'город', '2026-01-02', '2026-01', 'true', 'new', '51', '48.5,41.8,48.56,41.87']

const lists = operations.flatMap((operation) => {
  const name = pageIn(operation)
  return name ? [[operation.id, operation, name] as const] : []
})

let reader: Resident

beforeAll(async () => {
  reader = await Resident.register()
})

it('the contract has paginated lists', () => {
  expect(lists.length).toBeGreaterThanOrEqual(25)
})

it.each(lists)('%s returns addresses that lead to its own pages', async (_id, operation, name) => {
  const { query = '', body } = await buildExample(operation.id, reader)
  const path = await existingPath(operation, reader)
  const first = await readResponse(await reader.call({ ...operation, path }, { query, body }))
  expect(await fetched(first[name]?.first_page_url)).toEqual(first[name])
  expect((await fetched(first[name]?.last_page_url))?.current_page).toBe(first[name]?.last_page)
  const second = await fetched(first[name]?.first_page_url.replace(/.$/, '2'))
  expect(second?.current_page).toBe(2)
  expect(await fetched(second?.prev_page_url)).toEqual(first[name])
  if (first[name]?.next_page_url) expect(await fetched(first[name].next_page_url)).toEqual(second)

  /** Follows an address of a list as a program does. */
  async function fetched(address: string | null | undefined): Promise<Page<unknown> | undefined> {
    return (await readResponse(await reader.call({ method: 'GET', path: String(address) as Operation['path'] })))[name]
  }
})

const filters = lists.flatMap(([id, operation, name]) =>
  operation.method === 'GET'
    ? Object.keys(listFields(operation.query))
        .filter((field) => field !== 'page')
        .map((field) => [`${id} ${field}`, operation, name, field] as const)
    : [],
)

it.each(filters)('%s with a filter keeps it in every address', async (_name, operation, name, field) => {
  const { query = '' } = await buildExample(operation.id, reader)
  const path = await existingPath(operation, reader)
  const asked = new URLSearchParams(query)
  const { enum: words = samples } = (listFields(operation.query)[field] ?? {}) as { enum?: string[] }
  for (const sample of words.map(String)) {
    asked.set(field, sample)
    const response = await send({ ...operation, path }, { query: `?${asked}`, token: reader.token })
    if (response.status === 422) continue
    const found = (await readResponse(response))[name]
    for (const address of [found?.first_page_url, found?.last_page_url]) {
      const link = new URL(String(address), at('/'))
      expect([link.pathname, link.searchParams.get(field)]).toEqual([path, sample])
    }
    return
  }
  throw new Error('Нет значения, которое принимает это поле')
})

function pageIn({ answer }: Operation): string | undefined {
  const { properties = {} } = toJsonSchema(answer) as { properties?: Record<string, JsonSchema> }
  return Object.keys(properties).find((name) => 'first_page_url' in ((properties[name]?.properties ?? {}) as object))
}

async function readResponse(response: Response): Promise<Answer> {
  expect([response.url, response.status]).toEqual([response.url, 200])
  expect(response.headers.get('content-type')).toContain('application/json')
  return (await response.json()) as Answer
}
