import { find, joinText } from '@/e2e/search/find'
import { mapConcurrently } from '@/e2e/fixtures/portal'

/** What a resident types, and the title that must stand first. */
const table: readonly (readonly [query: string, first: string])[] = [
  // a street is no word that sounds like it
  ['садовая', 'Аллея на Садовой после урагана'],
  ['на садовой', 'Аллея на Садовой после урагана'],
  ['cfljdfz', 'Аллея на Садовой после урагана'],
  // sections by what people call them
  ['как добраться', 'Галерея карт'],
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
  ['мусор не вывозят', 'Когда вывозят крупный мусор?'],
  ['бюджет города', 'Где посмотреть бюджет города?'],
  ['лагерь для ребенка', 'Путёвка в летний лагерь'],
  ['нет света', 'Уличный свет'],
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

test('a street name brings no nursery schools, their own words still do', async () => {
  const searchKinds = async (text: string) => (await find(text)).results.data.map(({ title }) => joinText(title))
  expect((await searchKinds('садовая')).filter((title) => title.startsWith('Детский сад'))).toEqual([])
  expect((await searchKinds('детских садов')).some((title) => title.startsWith('Детский сад'))).toBe(true)
})

test('an unknown word is not corrected to one with another beginning or ending', async () => {
  for (const text of ['как добраться', 'как добратся до вокзала пешком'])
    expect((await find(text)).corrected ?? '').not.toMatch(/добр(ая|ый|ое)/)
})
