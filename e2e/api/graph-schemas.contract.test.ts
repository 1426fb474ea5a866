import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { at } from '@/e2e/fixtures/portal'

const endpoints = ['/graphql/socialcontrol', '/graphql/publicdiscussions', '/graphql/cityideas']

test.each(endpoints)('schema.graphql of %s has comments, CORS headers and an ETag', async (path) => {
  const address = at(`${path}/schema.graphql`)
  const response = await fetch(address)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const text = await response.text()
  expect(text).toMatch(/^scalar Date # YYYY-MM-DD\n/)
  expect(Object.keys(buildSchema(text).getQueryType()?.getFields() ?? {}).length).toBeGreaterThan(2)

  const again = await fetch(address, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('openapi.json has the version of the package and leads to the schemas', async () => {
  const { info, externalDocs } = (await (await fetch(at('/api/openapi.json'))).json()) as {
    info: { version: string; description: string }
    externalDocs: { url: string }
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(info.version).toBe(version)
  for (const path of endpoints) expect(info.description).toContain(`${path}/schema.graphql`)
  expect(new URL(externalDocs.url).pathname).toBe('/opendata/api')
})
