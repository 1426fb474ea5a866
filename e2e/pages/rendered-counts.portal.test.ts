import { openPages } from '@/e2e/fixtures/addresses'
import { wrongCounts } from '@/e2e/pages/wrong-counts'

test.each([
  ['21 документов', ['21 документов']],
  ['2 день и 5 дня', ['2 день', '5 дня']],
  ['Найдено 1 004 заявки, 112 дней', []],
  ['не более 21 документа, до 2 дней, за 1 минуту, из 22 идей', []],
  ['до 21 документов, из 22 идеи', ['до 21 документов', 'из 22 идеи']],
  ['2,5 дня; школа № 2 дней; 05.03.2026 год, 2026 года', []],
  ['получено 1 заявка, получены 2 обращения', ['получено 1 заявка', 'получены 2 обращения']],
  ['Найдена 21 заявка, получено 1 обращение, найден 1 документ', []],
])('«%s» holds the wrong counts %j', (text, wrong) => {
  expect(wrongCounts(`<p>${text}</p>`)).toEqual(wrong)
})

test('every page uses the right Russian forms with numbers', async () => {
  const pages = await openPages()
  expect(pages.flatMap(({ name, html }) => wrongCounts(html).map((text) => `${name}: ${text}`))).toEqual([])
})

test('every date that the portal writes in words has two digits of the day', async () => {
  const date = /<time[^>]*>(\d{1,2})[\s\u00a0][а-я]+[\s\u00a0]\d{4}/g
  const pages = await openPages()
  const days = pages.flatMap(({ name, html }) => [...html.matchAll(date)].map(([, day = '']) => ({ name, day })))
  expect(days.length).toBeGreaterThan(20)
  expect(days.filter(({ day }) => day.length !== 2)).toEqual([])
})
