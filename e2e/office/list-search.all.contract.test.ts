import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { reportAs } from '@/e2e/claims/claims'
import { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { callOffice, createColleague } from '@/e2e/fixtures/staff'
import { script } from '@/lib/platform/process/child'

type Values = Record<string, unknown>

let office: Office
let searchedBy: Record<string, string[]>

beforeAll(async () => {
  const printed = await promisify(execFile)(process.execPath, script('lib/tools/lint-rules/print-list-searches.ts'))
  searchedBy = Object.fromEntries(JSON.parse(printed.stdout.trim().split('\n').at(-1) ?? '[]') as [string, string[]][])
  office = await Office.logIn()
})

/** The filter that Payload makes of the words in the search field of a list. */
function buildFilter(slug: string, text: string): Record<string, string> {
  const conditions = (searchedBy[slug] ?? []).map((name, index) => [`where[or][${index}][${name}][like]`, text])
  return Object.fromEntries(conditions) as Record<string, string>
}

async function search(slug: string, text: string, more: Record<string, string> = {}): Promise<unknown[]> {
  const found = await office.find(slug, { ...buildFilter(slug, text), limit: '500', depth: '0', ...more })
  return found.map(({ id }) => id)
}

/** Returns the values at a path; rows of a list and a document that is referred to are walked into. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path))
  const [first, ...rest] = path
  if (first === undefined) return [value]
  return typeof value === 'object' && value !== null ? valuesAt((value as Values)[first], rest) : []
}

const isTyped = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')

/** Somebody types the first words of a text. */
const asTyped = (value: string | number) => String(value).trim().split(/\s+/u).slice(0, 3).join(' ')

/** Returns the fields of a list whose values do not find their document. */
async function missedFields(slug: string, names: readonly string[]): Promise<string[]> {
  const documents = await office.find(slug, { limit: '30', depth: '1' })
  const missed: string[] = []
  for (const name of names) {
    const filled = documents.flatMap((document) =>
      valuesAt(document, name.split('.'))
        .filter(isTyped)
        .slice(0, 1)
        .map((value) => ({ id: document.id, text: asTyped(value) })),
    )
    const [first] = filled
    if (first && !(await search(slug, first.text)).includes(first.id)) missed.push(`${slug}.${name}: ${first.text}`)
  }
  return missed
}

test('every list of the back office finds its documents by each field that is named for it', async () => {
  const lists = Object.entries(searchedBy)
  expect(lists.length).toBeGreaterThan(40)
  const missed: string[] = []
  for (const [slug, names] of lists) missed.push(...(await missedFields(slug, names)))
  expect(missed).toEqual([])
})

test('claims, ideas and appeals are found by number, author and text', () => {
  const { claims = [], appeals = [], ideas = [], residents = [] } = searchedBy
  expect(claims).toEqual(expect.arrayContaining(['id', 'text', 'address', 'authorName', 'authorPhone', 'authorEmail']))
  expect(appeals).toEqual(expect.arrayContaining(['number', 'registrationNumber', 'author', 'phone', 'email', 'text']))
  expect(ideas).toEqual(expect.arrayContaining(['id', 'title', 'text', 'authorName']))
  expect(residents).toEqual(expect.arrayContaining(['surname', 'name', 'email', 'phone']))
})

test('a claim is found by its number however it is written, and by a phone however it is typed', async () => {
  const author = await Resident.register({ phone: '+7 (928) 417-20-96' })
  const id = await reportAs(author)
  const typed = [String(id), `№ ${id}`, `Заявка №${id}`, '8 928 417-20-96', '+79284172096', '417 20 96']
  for (const text of typed) expect([text, await search('claims', text)]).toEqual([text, expect.arrayContaining([id])])
  expect(await search('claims', `№ ${id}`, { 'where[code][equals]': '3' })).toEqual([])
  expect(await search('residents', 'Анна Пробова')).toContain(author.id)
  expect(await search('residents', 'Анна Непробова')).not.toContain(author.id)
})

test("staff without access to an idea's author search the other fields", async () => {
  const officer = await createColleague(office, 'officer')
  const [organization] = await office.find('organizations', { limit: '1' })
  await office.update('staff', officer.id, { department: organization?.id })
  const response = await callOffice('GET', `/cms/ideas?${new URLSearchParams(buildFilter('ideas', 'парк'))}`, {
    token: officer.token,
  })
  await office.remove('staff', officer.id)
  expect([response.status, ((await response.json()) as { docs: unknown }).docs]).toEqual([200, expect.any(Array)])
})
