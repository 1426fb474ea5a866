import { bearer, graph, someClaim } from '@/e2e/claims/claims'
import { buildExample } from '@/e2e/fixtures/examples'
import { existingPath } from '@/e2e/fixtures/existing-path'
import { Resident, someone, someVisitor } from '@/e2e/fixtures/resident'
import { createIdea, ideaGraph, someIdea } from '@/e2e/ideas/ideas'
import type { Operation } from '@/lib/contract/operation'
import { errorResponse } from '@/lib/contract/errors'
import { listFields } from '@/lib/contract/json-schema'
import { operations } from '@/lib/domains/operations'

/** Ends in an emoji, which is one code point and two UTF-16 units. */
const fillText = (units: number) => `${'я'.repeat(units - 2)}😀`

const limited = operations
  .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/'))
  .flatMap((operation) =>
    Object.entries(listFields(operation.body)).flatMap(([field, { maxLength }]) =>
      typeof maxLength === 'number' ? [[operation.id, field, maxLength, operation] as const] : [],
    ),
  )

/** The others ignore these fields of an appeal. */
const ofOrganization = ['organization', 'inn', 'ogrn', 'legal_address', 'representative']

async function call(operation: Operation, change: Record<string, string>): Promise<Response> {
  const owner = await Resident.register()
  const { body, ...sent } = await buildExample(operation.id, owner)
  const path = await existingPath(operation, owner)
  const kind = Object.keys(change).some((field) => ofOrganization.includes(field)) ? { legal_type: 2 } : {}
  return owner.call({ ...operation, path }, { ...sent, body: { ...body, ...kind, ...change }, headers: someVisitor() })
}

test('the contract limits texts', () => expect(limited.length).toBeGreaterThan(30))

test.each(limited)(
  '%s takes or refuses an emoji on the last place of %s (%d)',
  async (_id, field, limit, operation) => {
    const last = await call(operation, { [field]: fillText(limit) })
    expect(last.status).toBeLessThan(500)
    const beyond = await call(operation, { [field]: fillText(limit + 1) })
    expect(beyond.status).toBe(422)
    expect(Object.keys(errorResponse.parse(await beyond.json()).errors ?? {})).toContain(field)
  },
)

interface GraphError {
  extensions?: { category?: string; validation?: Record<string, string[]> }
}

function expectKeptOrRefused(errors: readonly GraphError[] | undefined, field: string, isBeyond: boolean): void {
  const refused = Object.keys(errors?.[0]?.extensions?.validation ?? {})
  if (isBeyond || errors) expect(refused).toContain(`input.${field}`)
}

describe.each([
  ['at its limit', 0],
  ['beyond it', 1],
])('a text %s', (_, more) => {
  test.each([
    ['ClaimCreateAuth', 'text', 2_000],
    ['ClaimCreateAuth', 'address', 300],
    ['ClaimCreate', 'text', 2_000],
    ['ClaimCreate', 'address', 300],
    ['ClaimCreate', 'name', 160],
  ])('of %s is kept whole or refused at %s', async (mutation, field, limit) => {
    const isGuest = mutation === 'ClaimCreate'
    const { name, email } = someone()
    const author = isGuest ? { name, email } : {}
    const input = { ...(await someClaim()), ...author, [field]: fillText(limit + more) }
    const query = `mutation($input: ${isGuest ? 'GuestClaimInput' : 'ClaimInput'}!) { ${mutation}(input: $input) { __typename } }`
    const headers = isGuest ? {} : bearer(await Resident.register())
    expectKeptOrRefused((await graph(query, { input }, headers)).errors, field, more > 0)
  })

  test.each([
    ['title', 255],
    ['text', 5_000],
    ['address', 300],
  ])('of IdeaTownspeopleCreate is kept whole or refused at %s', async (field, limit) => {
    const owner = await Resident.register()
    const input = await someIdea(owner, { [field]: fillText(limit + more) })
    expectKeptOrRefused((await ideaGraph(createIdea, { input }, owner)).errors, field, more > 0)
  })
})
