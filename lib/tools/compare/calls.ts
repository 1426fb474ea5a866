import { z } from 'zod'
import { forEach, type Recorder } from '@/lib/tools/compare/recorder'
import type { Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/domains/operations'

interface Property {
  type?: string
  enum?: unknown[]
  pattern?: string
}
interface Shape {
  properties?: Record<string, Property>
  required?: string[]
}

const ITEMS = 3
/** Names that no list contains. */
const OWN_VALUES: Record<string, readonly string[]> = { link: ['sights', 'routes', 'nowhere'], name: ['nowhere.pdf'] }
const read = (operation: Operation) => operation.method === 'GET'
const isSearch = ({ method, id }: Operation) => method === 'POST' && /^search/.test(id)

/** Records calls as a guest: reads and searches with right and wrong parameters, others empty. */
export async function recordCalls(recorder: Recorder): Promise<void> {
  const plain = operations.filter((operation) => read(operation) && !operation.path.includes('{'))
  const lists = new Map<string, string>()
  await forEach(plain, async (operation) => {
    lists.set(operation.path, await recorder.ask('api', { path: operation.path + queryOf(neededOf(operation.query)) }))
  })
  const items = operations.filter((operation) => read(operation) && operation.path.includes('{'))
  await forEach(
    items.flatMap((operation) => pathsOf(operation, lists)),
    (path) => recorder.ask('api', { path }),
  )
  const filtered = plain.flatMap(({ path, query }) => variants(query).map((values) => path + queryOf(values)))
  await forEach([...new Set(filtered)], (path) => recorder.ask('api', { path }))
  const searches = operations
    .filter(isSearch)
    .flatMap(({ path, body }) => variants(body).map((values) => ({ path, values })))
  const writes = operations.filter((operation) => !read(operation) && !isSearch(operation))
  const posts = [...searches, ...writes.map(({ path }) => ({ path, values: {} }))]
  await forEach(posts, ({ path, values }) =>
    recorder.ask('post', { path, method: 'POST', body: values }, `${path}?${JSON.stringify(values)}`),
  )
}

/** Records reads as a resident who has something of everything. */
export async function recordOwnCalls(recorder: Recorder, token: string): Promise<void> {
  const own = operations.filter(
    ({ access, path, method }) => method === 'GET' && access !== 'public' && !path.includes('{'),
  )
  const headers = { authorization: `Bearer ${token}` }
  for (const { path } of own) await recorder.ask('own', { path, headers })
}

/** URLs of the first items in the list, and of unknown items. */
function pathsOf({ path }: Operation, lists: Map<string, string>): string[] {
  const base = path.slice(0, path.indexOf('/{')).replace(/y$/, '')
  const list = [...lists].sort().find(([other]) => other.startsWith(base))?.[1] ?? ''
  const ids = [...new Set([...list.matchAll(/"(?:id|service_request_id|service_code)":"?(\d+)/g)].map(([, id]) => id))]
  const known = [...ids.slice(0, ITEMS), '1', '2', '999999', 'a'] as string[]
  const [name = ''] = /(?<=\{)\w+(?=\})/.exec(path) ?? []
  const first = (OWN_VALUES[name] ?? known).map((value) => path.replace(`{${name}}`, value))
  return [
    ...new Set(first.flatMap((one) => (one.includes('{id}') ? known.map((id) => one.replace('{id}', id)) : [one]))),
  ]
}

/** One call per value: required fields with right, strange and wrong values. */
function variants(schema: z.ZodType): Record<string, unknown>[] {
  const needed = neededOf(schema)
  return Object.entries(shapeOf(schema).properties ?? {}).flatMap(([name, property]) =>
    [...valuesOf(name, property), 'неверно', -1].map((value) => ({ ...needed, [name]: value })),
  )
}

function neededOf(schema: z.ZodType): Record<string, unknown> {
  const { properties = {}, required = [] } = shapeOf(schema)
  return Object.fromEntries(required.map((name) => [name, valuesOf(name, properties[name] ?? {})[0]]))
}

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
}

function valuesOf(name: string, { type, enum: options, pattern }: Property): unknown[] {
  if (options) return options
  if (name === 'bbox') return ['48.5,41.8,48.6,41.9']
  if (name === 'month') return ['2026-11']
  if (pattern || /date$/.test(name)) return ['2026-11-01', '2027-01-01']
  if (type === 'boolean') return [true, false]
  return type === 'string' || type === undefined ? ['школа', 'а', '1'] : [1, 2]
}

function queryOf(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
