import { at } from '@/e2e/fixtures/portal'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { setNewsSubscription } from '@/lib/domains/news/subscriptions/contract'
import { listArrayFields } from '@/lib/contract/json-schema'
import { operations } from '@/lib/domains/operations'

/** Two values of every list parameter of the contract find more than the first alone; a box needs four. */
const samples: Record<string, () => Promise<readonly string[]>> = {
  'listClaims codes': async () => ['3', '4'],
  'listClaims parents': someThemes,
  'listClaims bbox': async () => ['48.5', '41.8', '48.56', '41.87'],
  'listClaimPoints codes': async () => ['3', '4'],
  'listClaimPoints parents': someThemes,
  'listIdeas categories': async () => {
    const { categories } = (await ask('/api/icaboutproject')) as Record<string, { id: number; ideas_count: number }[]>
    return (categories ?? []).filter(({ ideas_count: count }) => count > 0).map(({ id }) => String(id))
  },
  'listOpen311Requests service_request_id': async () =>
    (await someRequests()).map(({ service_request_id: number }) => number),
  'listOpen311Requests service_code': async () => (await someRequests()).map(({ service_code: code }) => code),
  'listOpen311Requests status': async () => ['open', 'closed'],
}

interface Open311Row {
  service_request_id: string
  service_code: string
}

const lists = operations
  .filter(({ method }) => method === 'GET')
  .flatMap(({ id, path, query }) => [...listArrayFields(query)].map((name) => [`${id} ${name}`, path, name] as const))

async function ask(path: string): Promise<unknown> {
  const response = await fetch(at(path), { headers: someVisitor() })
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}

async function someThemes(): Promise<string[]> {
  const { categories } = (await ask('/api/sccategories')) as { categories: { id: number; claims_count: number }[] }
  return categories.filter(({ claims_count: count }) => count > 0).map(({ id }) => String(id))
}

async function someRequests(): Promise<Open311Row[]> {
  const rows = (await ask('/open311/v2/requests?start_date=2020-01-01')) as Open311Row[]
  const first = rows[0]
  return first ? [first, ...rows.filter(({ service_code: code }) => code !== first.service_code)] : []
}

it('every list parameter has a sample, and there are such parameters', () => {
  expect(lists.length).toBeGreaterThanOrEqual(9)
  expect(lists.map(([name]) => name).sort()).toEqual(Object.keys(samples).sort())
})

it.each(lists)('%s accepts commas, a repeated name and a name with brackets alike', async (sample, path, name) => {
  const found = (await samples[sample]?.()) ?? []
  const values = name === 'bbox' ? found : found.slice(0, 2)
  expect(new Set(values).size).toBeGreaterThanOrEqual(2)
  const asked = [
    new URLSearchParams([[name, values.join(',')]]),
    new URLSearchParams(values.map((value) => [name, value])),
    new URLSearchParams(values.map((value) => [`${name}[]`, value])),
    new URLSearchParams([...values, ''].map((value) => [name, value])),
  ]
  const answers = await Promise.all(asked.map((query) => ask(`${path}?${query}`)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  const others = name === 'bbox' ? '' : `?${name}=${values[0]}`
  expect(await ask(path + others)).not.toEqual(answers[0])
})

it('a form body may repeat the name of a list field', async () => {
  const resident = await Resident.register()
  const forms = ['news_types=1&news_types=3', 'news_types=1%2C3', 'news_types[]=1&news_types[]=3']
  for (const form of forms) {
    const response = await fetch(at(setNewsSubscription.path), {
      method: 'POST',
      headers: { authorization: `Bearer ${resident.token}`, ...resident.visitor },
      body: new URLSearchParams(`${form}&mail=never`),
    })
    expect([form, await response.json()]).toEqual([form, { subscription: { news_types: [1, 3], mail: 'never' } }])
  }
})

it('openapi.json states the style of list parameters', async () => {
  interface Parameter {
    name: string
    style?: string
    explode?: boolean
    schema: { type?: string }
  }
  const { paths } = (await ask('/api/openapi.json')) as {
    paths: Record<string, Record<string, { parameters?: Parameter[] }>>
  }
  const all = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((one) => one.parameters ?? []))
  const arrays = all.filter(({ schema }) => schema.type === 'array')
  expect(arrays.length).toBe(lists.length)
  expect(arrays.filter(({ style, explode }) => style !== 'form' || explode !== false)).toEqual([])
})
