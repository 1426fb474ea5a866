import { readFileSync } from 'node:fs'
import { readPlan, DEMO_PLAN } from '@/lib/platform/map/city-addresses'
import { findPlace } from '@/lib/content/seed/city-map/find-place'
import { planHouses } from '@/lib/content/seed/city-map/plan-houses'

test('the plan of the demo city has all its houses once, in at most 2 MB', () => {
  const file = readFileSync(DEMO_PLAN, 'utf8')
  expect(planHouses()).toHaveLength(readPlan(file).houses.length)
  expect(file.length).toBeLessThan(2 * 1024 * 1024)
})

describe('findPlace', () => {
  it.each([
    'ул. Портовая, 12',
    'г. Самурск, пл. Согласия, 1, каб. 102',
    'посёлок Дальний, ул. Степная, 5',
    'пр. Мира, д. 61, корп. 2',
    'ул. Виноградная, д. 46а',
    'ул.\u00a0Шёлковая, 9',
  ])('knows «%s»', (address) => {
    const { latitude, longitude } = findPlace(address)
    expect(Math.hypot(latitude - 41.86, longitude - 48.56)).toBeLessThan(0.06)
    expect(findPlace(address).address).toBe(address)
  })

  it.each(['ул. Нездешняя, 1', 'ул. Портовая, 999', 'у моря'])('refuses «%s» in Russian', (address) => {
    expect(() => findPlace(address)).toThrow(/[а-я]/)
  })
})
