import { at } from '@/e2e/fixtures/portal'
import { someVisitor } from '@/e2e/fixtures/resident'
import { parseXml, listTexts } from '@/e2e/fixtures/xml-check'
import { open311Errors } from '@/lib/contract/open311'
import * as contract from '@/lib/domains/claims/open311/contract'

async function ask311(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(at(`/open311/v2${path}`), { headers: someVisitor() })
  return { status: response.status, text: await response.text() }
}

test('requests come in pages and by their last change, in both formats', async () => {
  const list = async (query: string) =>
    contract.listOpen311Requests.answer.parse(JSON.parse((await ask311(`/requests.json?${query}`)).text))
  const numbers = async (query: string) => (await list(query)).map(({ service_request_id: number }) => number)
  const year = 'start_date=2020-01-01'
  const newest = await numbers(`${year}&page_size=10`)
  expect(await numbers(`${year}&page_size=5`)).toEqual(newest.slice(0, 5))
  expect(await numbers(`${year}&page_size=5&page=2`)).toEqual(newest.slice(5))
  expect(await list('updated_after=2027-01-01T00:00:00Z')).toEqual([])
  const [last] = await list(`service_request_id=${newest[0]}`)
  const moment = Date.parse(last?.updated_datetime ?? '')
  const around = (from: number, to: number) =>
    numbers(
      `updated_after=${new Date(moment + from).toISOString()}&updated_before=${new Date(moment + to).toISOString()}`,
    )
  expect(await around(-1, 1)).toContain(newest[0])
  expect(await around(0, 1)).not.toContain(newest[0])
  expect(await around(-1, 0)).not.toContain(newest[0])
  const xml = listTexts(parseXml((await ask311(`/requests.xml?${year}&page_size=5&page=2`)).text), 'service_request_id')
  expect(xml).toEqual(newest.slice(5))
})

test.each([
  'page_size=0',
  'page_size=1001',
  'page_size=x',
  'page=0',
  'page=1e1',
  'updated_after=вчера',
  'updated_before=0000-01-01',
  'start_date=0000-01-01',
  'end_date=0001-01-01T00:00:00%2B03:00',
])('%s is refused by name', async (query) => {
  const { status, text } = await ask311(`/requests.json?${query}`)
  expect(status).toBe(400)
  expect(open311Errors.parse(JSON.parse(text))[0]?.description).toMatch(new RegExp(`^${query.split('=')[0]}: `))
})
