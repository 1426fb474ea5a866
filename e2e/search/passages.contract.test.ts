import { find, joinText } from '@/e2e/search/find'

test('a telephone of the directory and of a duty service is shown once and begins its line', async () => {
  const { data } = (await find('вода', '&kind=contacts')).results
  const titles = data.map(({ title }) => joinText(title))
  expect(titles).toEqual([...new Set(titles)])
  const supply = data.find(({ title }) => joinText(title) === 'Вода и канализация')
  expect(supply?.path).toMatch(/^\/mycity\/reference\?text=/)
  expect(joinText(supply?.text ?? [])).toMatch(/^Телефон \+7/)
  // a duty service is found by what it is for, which its entry does not say
  expect((await find('прорыв на улице')).results.data.map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/^\/dutyservice#duty-/),
  )
})
