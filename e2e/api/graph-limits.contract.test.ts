import { graphPath, someClaim } from '@/e2e/claims/claims'
import { at } from '@/e2e/fixtures/portal'
import { someone, someVisitor } from '@/e2e/fixtures/resident'

/** Limits: docs/rules.md, «Ограничения». */
async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(at(graphPath), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...someVisitor(), ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

interface Refusal {
  errors: { message: string }[]
}

const refusal = { errors: [expect.objectContaining({ message: expect.stringMatching(/[а-яё]{3}/) })] }
const nested = (depth: number): string => (depth === 0 ? 'id' : `id parent { ${nested(depth - 1)} }`)
const aliases = Array.from({ length: 16 }, (_, index) => `a${index}: UsersCount`).join(' ')
const tokens = `{ AllClaims { ${'id '.repeat(1_001)} } }`

test('a value of an enum may be written as a string, and a wrong one is refused in Russian', async () => {
  const ask = async (body: object) => {
    const headers = { 'content-type': 'application/json', ...someVisitor() }
    const response = await fetch(at('/graphql/publicdiscussions'), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await response.json()) as unknown
  }
  const query = 'query ($t: String!) { AllTypes(table_name: $t) { code } }'
  const types = { data: { AllTypes: [{ code: 1 }, { code: 2 }, { code: 3 }] } }
  const refused = (value: string) => ({
    errors: [expect.objectContaining({ message: `Неизвестное значение «${value}»: допустимые названы в схеме` })],
  })
  expect(await ask({ query: '{ AllTypes(table_name: "pd_votes") { code } }' })).toEqual(types)
  expect(await ask({ query, variables: { t: 'pd_votes' } })).toEqual(types)
  expect(await ask({ query: '{ AllTypes(table_name: "votes") { code } }' })).toMatchObject(refused('votes'))
  expect(await ask({ query, variables: { t: 'votes' } })).toMatchObject({
    errors: [{ extensions: { validation: { 'input.t': ['Такого значения нет'] } } }],
  })
})

test('a GraphQL query within the limits succeeds', async () => {
  const { status, text } = await post({ query: '{ UsersCount ResolvedClaimsCount }' })
  expect([status, JSON.parse(text)]).toEqual([
    200,
    { data: expect.objectContaining({ UsersCount: expect.any(Number) }) },
  ])
})

test.each([
  ['too deep', `{ AllClaimCategories { ${nested(9)} } }`],
  ['too many aliases', `{ ${aliases} }`],
  ['too many tokens', tokens],
  ['an unknown field', '{ AllClaims { authorEmail } }'],
  ['the same list twice', '{ a: AllClaims { id } b: AllClaims { id } }'],
  ['a misspelt word of an enum', 'mutation { UploadFile(files: [], folder: cs) { url } }'],
  ['too many signs', `{ UsersCount } #${'a'.repeat(15_000)}`],
  ['too costly', `{ PaginateProjects(first: 100) { data { id text answers { id text } } } }`],
  ['a subscription', 'subscription { UsersCount }'],
  ['no GraphQL', '{'],
  ['two operations without a name', 'query A { UsersCount } query B { UsersCount }'],
  ['the author’s mail', '{ AllClaims { author_email } }'],
])('a GraphQL query over a limit is refused: %s', async (_name, query) => {
  const { text } = await post({ query })
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: { message: string }[] }
  expect(data ?? null).toBeNull()
  expect(errors).toBeDefined()
  expect(text).not.toMatch(/Did you mean/)
  expect(errors?.map(({ message }) => message)).toEqual(errors?.map(() => expect.stringMatching(/[а-яё]{3}/)))
})

test('only a subscription is refused as one: a wrong field of such a name is refused by the schema', async () => {
  const requestMessage = async (query: string) =>
    (JSON.parse((await post({ query })).text) as Refusal).errors[0]?.message
  expect(await requestMessage('subscription { UsersCount }')).toBe('Подписок здесь нет: только запросы и мутации')
  expect(await requestMessage('{ subscriptionOfNews }')).toMatch(/^Запрос не подходит к схеме: .*subscriptionOfNews/)
})

test('a batch of GraphQL queries is refused', async () => {
  const { status } = await post([{ query: '{ UsersCount }' }, { query: '{ UsersCount }' }])
  expect(status).toBe(400)
})

test('the schema cannot be queried in production', async () => {
  if (process.env.NODE_ENV === 'development' || (await isDevelopment())) return
  const { text } = await post({ query: '{ __schema { types { name } } }' })
  expect(text).not.toContain('ClaimInput')
})

describe('several creations in one GraphQL request', () => {
  const guest = { name: 'Гостев Пробник', agree_with_rules: true }
  const buildMutation = (names: string[]) => {
    const calls = names.map((name) => `${name}: ClaimCreate(input: $${name}) { code }`)
    return `mutation(${names.map((name) => `$${name}: GuestClaimInput!`).join(' ')}) { ${calls.join(' ')} }`
  }
  const send = async (times: number, visitor: Record<string, string>, changes: object = {}) => {
    const claim = { ...(await someClaim()), ...guest, ...changes }
    const names = Array.from({ length: times }, (_, index) => `a${index}`)
    // a mailbox gets few emails an hour, so each claim has another one
    const variables = Object.fromEntries(names.map((name) => [name, { ...claim, email: someone().email }]))
    const { status, text } = await post({ query: buildMutation(names), variables }, visitor)
    return { status, ...(JSON.parse(text) as { data?: object; errors?: { extensions?: { code?: string } }[] }) }
  }

  test('creations are all accepted if the limit allows all of them, otherwise none', async () => {
    const visitor = someVisitor()
    expect(Object.keys((await send(12, visitor)).data ?? {})).toHaveLength(12)
    const refused = await send(12, visitor)
    expect([refused.status, refused.data]).toEqual([429, undefined])
    expect(refused.errors?.[0]?.extensions?.code).toBe('tooMany')
    expect(Object.keys((await send(8, visitor)).data ?? {})).toHaveLength(8)
    expect((await send(1, visitor)).errors?.[0]?.extensions?.code).toBe('tooMany')
  })

  test('invalid creations do not count for the limit', async () => {
    const visitor = someVisitor()
    for (let time = 0; time < 3; time += 1) {
      const { errors } = await send(10, visitor, { name: ' ' })
      expect(errors?.[0]?.extensions?.code).toBe('invalid')
    }
    expect(Object.keys((await send(15, visitor)).data ?? {})).toHaveLength(15)
  })
})

test('a GraphQL mutation by GET is refused', async () => {
  const query = encodeURIComponent('mutation { ClaimJoin(id: 1) { id } }')
  const response = await fetch(at(`${graphPath}?query=${query}`), { headers: someVisitor() })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test('a map that names an index far beyond the end of a list is refused', async () => {
  const form = new FormData()
  const query = 'mutation($files: [Upload!]!) { UploadFile(files: $files, folder: sc) { url } }'
  form.set('operations', JSON.stringify({ query, variables: { files: [null] } }))
  form.set('map', JSON.stringify({ 0: ['variables.files.99999999'] }))
  form.set('0', new File(['a'], 'a.jpg'))
  const headers = { ...someVisitor(), 'x-requested-with': 'fetch' }
  const response = await fetch(at(graphPath), { method: 'POST', headers, body: form })
  expect([response.status, await response.json()]).toEqual([400, refusal])
})

async function isDevelopment(): Promise<boolean> {
  return (await (await fetch(at('/'))).text()).includes('/_next/static/chunks/%5Bturbopack%5D') || portalIsDev()
}

async function portalIsDev(): Promise<boolean> {
  return (await fetch(at('/_next/static/development/_buildManifest.js'))).ok
}
