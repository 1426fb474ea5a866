import { Office } from '@/e2e/fixtures/office'
import { someName } from '@/e2e/fixtures/resident'
import { at } from '@/e2e/fixtures/portal'
import { hireOfficial } from '@/e2e/receptions/receptions'
import { getReception, receivingGroups, type ReceivingOfficial } from '@/lib/domains/feedback/contract'

/** Returns who receives about these words; without words, everybody. */
async function receiving(text?: string): Promise<ReceivingOfficial[]> {
  const query = text === undefined ? '' : `?${new URLSearchParams({ text })}`
  const response = await fetch(at(`${getReception.path}${query}`))
  expect(response.status).toBe(200)
  return getReception.answer.parse(await response.json()).reception.officials
}

const postsFor = async (text: string) => (await receiving(text)).map(({ post }) => post)

it.each([
  ['детский сад', 'Начальник управления образования'],
  ['детскими садами', 'Начальник управления образования'],
  ['яма на дороге', 'Начальник управления ЖКХ и благоустройства'],
  ['ремонт дороги', 'Начальник управления ЖКХ и благоустройства'],
  ['благоустр дворов', 'Начальник управления ЖКХ и благоустройства'],
  ['дороги', 'Начальник управления ЖКХ и благоустройства'],
  ['управление транспорта', 'Начальник управления транспорта и связи'],
  ['Рамазанова', 'Начальник управления образования'],
  ['глава города', 'Глава города'],
])('the reception filter «%s» finds %s', async (text, post) => {
  const posts = await postsFor(text)
  expect(posts).toContain(post)
  expect(posts.length).toBeLessThan((await receiving()).length)
})

it('the reception filter finds nobody for unknown topics', async () => {
  expect(await postsFor('синхрофазотрон')).toEqual([])
})

it('officials are grouped, the mayor and deputies first', async () => {
  const all = await receiving()
  const places = all.map(({ group }) => receivingGroups.indexOf(group))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(all[0]).toMatchObject({ id: null, group: 'leadership' })
  const findGroup = (post: string) => all.find((official) => official.post === post)?.group
  expect(findGroup('Первый заместитель главы администрации')).toBe('leadership')
  expect(findGroup('Председатель Контрольно-счётной палаты')).toBe('authority')
  expect(findGroup('Начальник управления образования')).toBe('department')
  expect(findGroup('Директор школы № 5')).toBe('institution')
})

it('an official is found by the words of the area as soon as it is written', async () => {
  const office = await Office.logIn()
  const id = await hireOfficial(office)
  const word = someName('Ковроведение')
  expect(await receiving(word)).toEqual([])
  await office.update('ministers', id, { area: `${word}, проверки`, _status: 'published' })
  expect((await receiving(word)).map((official) => official.id)).toEqual([id])
})
