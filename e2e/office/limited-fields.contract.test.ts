import { act, reportAs } from '@/e2e/claims/claims'
import { administrator, Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, logIn } from '@/e2e/fixtures/staff'
import type { LimitedField } from '@/e2e/office/list-limited-fields'
import { runOutsideJest } from '@/lib/tools/run-outside-jest'

/** Ends in an emoji, which is one code point and two UTF-16 units. */
const fillText = (units: number) => `${'я'.repeat(units - 2)}😀`

let office: Office
let token: string
let fields: LimitedField[]

beforeAll(async () => {
  office = await Office.logIn()
  token = ((await (await logIn(administrator)).json()) as { token: string }).token
  fields = await runOutsideJest<LimitedField[]>(
    `import { listLimitedFields } from './e2e/office/list-limited-fields.ts'; const result = listLimitedFields()`,
  )
})

test('every limited field of the back office refuses an emoji beyond its last place, never with a 5xx', async () => {
  const slugs = [...new Set(fields.map(({ slug }) => slug))]
  const failed: string[] = []
  for (const slug of slugs) {
    const own = fields.filter((field) => field.slug === slug)
    for (const field of own) {
      const response = await save(field)
      if (response === null) continue
      const said = await response.text()
      const path = field.path.join('.').replace('*', '0')
      const isRefused = response.status === 400 && said.includes(`"path":"${path}"`)
      if (!isRefused) failed.push(`${slug} ${path}: ${response.status} ${said.slice(0, 200)}`)
    }
  }
  expect(failed).toEqual([])
})

/** Returns null if the collection is empty. */
async function save({ slug, isGlobal, path, limit }: LimitedField): Promise<Response | null> {
  const body = nest(path, fillText(limit + 1))
  if (isGlobal) return callOffice('POST', `/cms/globals/${slug}`, { token, body })
  const [first] = await office.find(slug, { limit: '1', depth: '0' })
  return first ? callOffice('PATCH', `/cms/${slug}/${first.id}`, { token, body }) : null
}

function nest(path: readonly string[], value: string): Record<string, unknown> {
  return path.reduceRight<unknown>((inner, name) => (name === '*' ? [inner] : { [name]: inner }), value) as Record<
    string,
    unknown
  >
}

test('an answer and a note with an emoji on the last place are kept whole', async () => {
  const moderator = await createColleague(office, 'moderator')
  const id = await reportAs(await Resident.register())
  expect((await act(moderator, id, { action: 'publish' })).status).toBe(200)
  expect((await act(moderator, id, { action: 'take' })).status).toBe(200)
  const answer = await act(moderator, id, { action: 'answer', reportText: fillText(4_000), note: fillText(4_000) })
  expect(answer.status).toBe(200)
  expect(await office.read('claims', id)).toMatchObject({ reportText: fillText(4_000) })
  await office.remove('staff', moderator.id)
})
