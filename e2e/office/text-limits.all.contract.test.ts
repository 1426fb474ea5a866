import { execFileSync } from 'node:child_process'
import { act, reportAs } from '@/e2e/claims/claims'
import { Office } from '@/e2e/fixtures/office'
import { newsWith, plantedWord } from '@/e2e/news/news-drafts'
import { Resident } from '@/e2e/fixtures/resident'
import { openModeration } from '@/e2e/fixtures/staff'
import { script } from '@/lib/platform/process/child'

/** Ends in an emoji, which is one code point and two UTF-16 units. */
const fillText = (units: number) => `${'я'.repeat(units - 2)}😀`

const toDigits = (answer: unknown) =>
  Number(/^Не длиннее ([\d\s]+)\sзнак/.exec(String(answer))?.[1]?.replace(/\s/g, ''))

test('every text and every list of every collection and global is bounded', () => {
  const output = execFileSync(process.execPath, script('lib/tools/lint-rules/print-text-limits.ts'), {
    encoding: 'utf8',
  })
  const { texts, lists } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as {
    texts: [string, number, unknown, unknown][]
    lists: [string, unknown][]
  }
  expect(texts.length).toBeGreaterThan(400)
  expect(texts.filter(([, , atLimit]) => !Number.isNaN(toDigits(atLimit)))).toEqual([])
  expect(texts.filter(([, limit, , beyond]) => toDigits(beyond) !== limit)).toEqual([])
  expect(lists.length).toBeGreaterThan(40)
  expect(lists.filter(([, beyond]) => !/^(Строк может быть не|Не) больше \d+$/.test(String(beyond)))).toEqual([])
})

test('tags are refused at their field beyond their number and length', async () => {
  const office = await Office.logIn()
  const item = { ...(await newsWith(office, plantedWord())), _status: 'published' }
  const refusal = (message: string) =>
    expect.objectContaining({ message: expect.stringContaining(`"message":"${message}","path":"tags"`) })
  const create = (tags: string[]) => office.create('news', { ...item, tags })
  const twenty = Array.from({ length: 20 }, (_, index) => `метка ${index}`)
  await expect(create([...twenty, 'лишняя'])).rejects.toEqual(refusal('Строк может быть не больше 20'))
  await expect(create([fillText(61)])).rejects.toEqual(refusal('Не длиннее 60 знаков'))
  const { id } = await create([...twenty.slice(1), fillText(60)])
  await office.remove('news', id)
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
