import { find, textOf } from '@/e2e/search/find'

test('a duty service is shown once, and what is shown of it begins with a capital', async () => {
  const { data } = (await find('вода', '&kind=contacts')).results
  const titles = data.map(({ title }) => textOf(title))
  expect(titles).toEqual([...new Set(titles)])
  const supply = data.find(({ title }) => textOf(title) === 'Вода и канализация')
  expect(supply?.path).toMatch(/^\/dutyservice#duty-\d+$/)
  expect(textOf(supply?.text ?? [])).toMatch(/^Телефон \+7/)
})
