import { find, joinText } from '@/e2e/search/find'
import { mapConcurrently } from '@/e2e/fixtures/portal'

/** What a resident types, and the title that must stand first. */
const table: readonly (readonly [query: string, first: string])[] = [
  // sections by what people call them
  ['как добраться', 'Карты города'],
  ['достопримечательности', 'Что посмотреть'],
  ['куда сходить', 'Что посмотреть'],
  ['гостиницы', 'Где остановиться'],
  ['кафе', 'Где поесть'],
  ['личный кабинет', 'Личный кабинет'],
  ['войти', 'Личный кабинет'],
  ['вакансии', 'Деятельность администрации'],
  ['часы приема мэра', 'Приёмная'],
  ['телефонный справочник', 'Справочная информация'],
  ['публичные слушания', 'Общественные обсуждения'],
  ['фото города', 'Фото и видео города'],
  ['газета', 'Городские СМИ'],
  ['герб', 'О городе'],
  ['слабовидящим', 'Доступность портала'],
  ['куда пойти', 'Афиша'],
  // things of every day
  ['что посмотреть', 'Что посмотреть'],
  ['отопление', 'Когда включают отопление?'],
  ['мусор не вывозят', 'Вывоз мусора'],
  ['бюджет города', 'Где посмотреть бюджет города?'],
  ['лагерь для ребенка', 'Путёвка в летний лагерь'],
  // slips, the other layout, Latin letters
  ['поликленика', 'Поликлиника № 2'],
  ['достопремечательности', 'Что посмотреть'],
  ['гостинница', 'Где остановиться'],
  ['gjkbrkbybrf', 'Поликлиника № 2'],
  ['ljcnjghbvtxfntkmyjcnb', 'Что посмотреть'],
  ['dostoprimechatelnosti', 'Что посмотреть'],
  ['lichnyj kabinet', 'Личный кабинет'],
]

test('what residents type finds first what they mean', async () => {
  const found = await mapConcurrently(table, async ([query]) => {
    const [first] = (await find(query)).results.data
    return [query, first && joinText(first.title)]
  })
  expect(found).toEqual(table)
})

test('a street is no word that sounds like it, in another layout too', async () => {
  for (const text of ['садовая', 'на садовой', 'cfljdfz']) {
    const titles = (await find(text)).results.data.map(({ title }) => joinText(title))
    // a message in force about the street may stand above
    expect(titles.slice(0, 3)).toContain('Аллея на Садовой после урагана')
  }
})

test('a street name brings no nursery schools, their own words still do', async () => {
  const searchKinds = async (text: string) => (await find(text)).results.data.map(({ title }) => joinText(title))
  expect((await searchKinds('садовая')).filter((title) => title.startsWith('Детский сад'))).toEqual([])
  expect((await searchKinds('детских садов')).some((title) => title.startsWith('Детский сад'))).toBe(true)
})

test('a name in quotes is no subject, and a name for its own thing is', async () => {
  const findTitles = async (text: string) => (await find(text)).results.data.map(({ title }) => joinText(title))
  expect((await findTitles('бассейн')).indexOf('Детский сад «Дельфин»')).not.toBe(0)
  const light = await findTitles('нет света')
  expect(light.indexOf('Электричество')).toBeLessThan(light.findIndex((title) => title.startsWith('Свет из глины')))
  const named = (await findTitles('шторм')).filter((title) => title.includes('«Шторм'))
  expect(named[0]).toBe('Стадион «Шторм»')
})

test('what other authorities do is answered as a question, what to do in a loss step by step', async () => {
  const first = async (text: string) => (await find(text)).results.data[0]
  expect(await first('развестись')).toMatchObject({ kind: 'faq', path: expect.stringMatching(/^\/faq\?topic=/) })
  expect(await first('утрата близкого')).toMatchObject({
    kind: 'pages',
    path: expect.stringMatching(/^\/servicescatalog\?situation=\d+$/),
  })
})

test('an unknown word is not corrected to one with another beginning or ending', async () => {
  for (const text of ['как добраться', 'как добратся до вокзала пешком'])
    expect((await find(text)).corrected ?? '').not.toMatch(/добр(ая|ый|ое)/)
})
