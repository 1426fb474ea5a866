import { buildExample } from '@/e2e/fixtures/examples'
import { existingPath } from '@/e2e/fixtures/existing-path'
import { at } from '@/e2e/fixtures/portal'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import {
  claimDictionaries,
  joinClaim,
  paginateProjects,
  socialControlHome,
} from '@/lib/domains/claims/graphql/operations'
import { activeDiscussions, oneActiveDiscussion } from '@/lib/domains/discussions/graphql/operations'
import type { GraphqlOperation } from '@/lib/contract/graphql-operation'
import { operations } from '@/lib/domains/operations'

/** Pages call the cores of operations (lib/transport/in-process.ts), all others the API: both must answer the same. */
const reads = operations.filter(
  ({ method, access, path }) =>
    method === 'GET' && path.startsWith('/api/') && (access === 'public' || access === 'optional'),
)
const itemReads = reads.filter(({ path }) => path.includes('{id}'))

interface Call {
  operation: string
  params: Record<string, string>
  query: Record<string, string>
}

type GraphCall = Pick<GraphqlOperation, 'endpoint' | 'document'> & { variables: Record<string, unknown> }

/** Only the test API server has `POST /core`; in a whole portal nothing but its pages asks so. */
const testWithoutPages = process.env.JOBS_URL ? test : test.skip

let owner: Resident

beforeAll(async () => {
  owner = await Resident.register()
})

async function readResult(response: Response): Promise<[number, unknown]> {
  return [response.status, await response.json()]
}

/** Calls it as a page does; what JSON would lose is spelled out (lib/tools/test-api-server/in-process-calls.ts). */
async function callCore(call: Call | GraphCall): Promise<[number, unknown]> {
  return readResult(await fetch(at('/core'), { method: 'POST', body: JSON.stringify(call) }))
}

async function fetchResult(path: string): Promise<[number, unknown]> {
  return readResult(await fetch(at(path), { headers: someVisitor() }))
}

/** Reads values from an address where the contract's path has names. */
function paramsIn(path: string, pattern: string): Record<string, string> {
  const values = path.split('/')
  const names = pattern.split('/').map((part) => /^\{(\w+)\}$/.exec(part)?.[1])
  return Object.fromEntries(
    names.flatMap((name, index) => (name ? [[name, decodeURIComponent(values[index] ?? '')]] : [])),
  )
}

testWithoutPages.each(reads.map((operation) => [operation.id, operation] as const))(
  '%s gives a page what it gives everybody (skipped in a whole portal)',
  async (id, operation) => {
    const path = await existingPath(operation, owner)
    const { query = '' } = await buildExample(id, owner)
    const [status, answer] = await fetchResult(path + query)
    const params = paramsIn(path, operation.path)
    const core = await callCore({ operation: id, params, query: Object.fromEntries(new URLSearchParams(query)) })
    expect(core).toEqual([status, answer])
  },
)

testWithoutPages.each(
  itemReads.flatMap(({ id, path }) => ['a', '2147483647'].map((value) => [id, value, path] as const)),
)('%s refuses %s alike (skipped in a whole portal)', async (operation, value, pattern) => {
  const path = pattern.replace('{link}', 'sights').replace('{id}', value)
  const core = await callCore({ operation, params: paramsIn(path, pattern), query: {} })
  expect(core).toEqual(await fetchResult(path))
})

testWithoutPages.each(reads.map(({ id, path }) => [id, path] as const).filter(([, path]) => !path.includes('{')))(
  '%s takes or refuses a strange query alike (skipped in a whole portal)',
  async (operation, path) => {
    const query = { page: '0', start_date: '2026-13-45' }
    expect(await callCore({ operation, params: {}, query })).toEqual(
      await fetchResult(`${path}?${new URLSearchParams(query)}`),
    )
  },
)

testWithoutPages('what only a resident may read is refused to a page (skipped in a whole portal)', async () => {
  const own = operations.filter(({ method, access }) => method === 'GET' && access === 'resident')
  expect(own.length).toBeGreaterThan(0)
  for (const { id, path } of own) {
    const [status] = await callCore({ operation: id, params: paramsIn(path, path), query: {} })
    expect([id, status]).toEqual([id, 401])
  }
})

testWithoutPages('a mutation is refused to a page (skipped in a whole portal)', async () => {
  const { endpoint, document } = joinClaim
  expect((await callCore({ endpoint, document, variables: { id: 1 } }))[0]).toBe(405)
})

const graphReads: [name: string, operation: GraphqlOperation, variables: Record<string, unknown>][] = [
  ['the beginning of social control', socialControlHome, { first: 3 }],
  ['words of claims', claimDictionaries, {}],
  ['a list of claims', paginateProjects, { first: 9, page: 1 }],
  ['discussions', activeDiscussions, { first: 3 }],
  ['a discussion that is not there', oneActiveDiscussion, { id: 2_000_000_000 }],
  ['a list with a wrong variable', activeDiscussions, { first: -1 }],
]

testWithoutPages.each(graphReads)(
  'a graph answers a page as it answers everybody: %s (skipped in a whole portal)',
  async (_name, operation, variables) => {
    const { endpoint, document } = operation
    const [, core] = await callCore({ endpoint, document, variables })
    const response = await fetch(at(endpoint), {
      method: 'POST',
      headers: { ...someVisitor(), 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
    })
    const { data, errors = [] } = (await response.json()) as {
      data: unknown
      errors?: { message: string; extensions: object }[]
    }
    expect(core).toEqual({ data, errors: errors.map(({ message, extensions }) => ({ message, extensions })) })
  },
)
