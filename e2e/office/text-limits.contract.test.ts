import { execFileSync } from 'node:child_process'
import { act, reportAs } from '@/e2e/claims/claims'
import { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { openModeration } from '@/e2e/fixtures/staff'
import { script } from '@/lib/platform/process/child'

/** Ends in an emoji, which is one code point and two UTF-16 units. */
const fillText = (units: number) => `${'я'.repeat(units - 2)}😀`

const toDigits = (answer: unknown) =>
  Number(/^Не длиннее ([\d\s]+)\sзнак/.exec(String(answer))?.[1]?.replace(/\s/g, ''))

test('every text of every collection and global is measured in UTF-16 units', () => {
  const printed = execFileSync(process.execPath, script('lib/tools/lint-rules/print-text-limits.ts'), {
    encoding: 'utf8',
  })
  const fields = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as [string, number, unknown, unknown][]
  expect(fields.length).toBeGreaterThan(400)
  expect(fields.filter(([, , atLimit]) => !Number.isNaN(toDigits(atLimit)))).toEqual([])
  expect(fields.filter(([, limit, , beyond]) => toDigits(beyond) !== limit)).toEqual([])
})

test('a text beside an own check or a condition is kept whole or refused at its field', async () => {
  const office = await Office.logIn()
  const [category] = await office.find('poster-categories', { limit: '1' })
  const dates = [{ startsAt: new Date().toISOString(), place: 'Дом культуры' }]
  const facts = { title: fillText(300), slug: fillText(200), summary: 'Проба', isFree: true, age: '6', dates }
  const event = { ...facts, category: category?.id, _status: 'published' }
  const { id } = await office.create('posters', { ...event, price: fillText(120) })
  const stored = await office.read('posters', id)
  await office.remove('posters', id)
  expect(stored).toMatchObject({ title: fillText(300), price: fillText(120) })
  expect(String(stored.slug).length).toBeLessThanOrEqual(120)
  const refusal = (field: string, limit: number) =>
    expect.objectContaining({
      message: expect.stringContaining(`"message":"Не длиннее ${limit}\u00A0знаков","path":"${field}"`),
    })
  await expect(office.create('posters', { ...event, price: fillText(121) })).rejects.toEqual(refusal('price', 120))
  const link = { title: 'Проба', type: '1', url: `https://samursk.example/${fillText(477)}`, _status: 'published' }
  await expect(office.create('useful-links', link)).rejects.toEqual(refusal('url', 500))
})

test('a note of an action is refused at its field beyond the limit', async () => {
  const { database, office, moderator } = await openModeration()
  const id = await reportAs(await Resident.register())
  const { status, refused } = await act(moderator, id, { action: 'publish', note: fillText(4_001) })
  expect([status, refused]).toEqual([
    400,
    expect.objectContaining({ path: 'note', message: 'Не длиннее 4\u00A0000\u00A0знаков' }),
  ])
  await office.remove('staff', moderator.id)
  await database.end()
})
