import { readFileSync } from 'node:fs'
import { readPlan } from '@/lib/platform/map/city-addresses'
import { findPlace } from '@/lib/content/seed/city-map/find-place'
import { planHouses } from '@/lib/content/seed/city-map/plan-houses'
import { plannedStreets } from '@/lib/content/seed/city-map/plan-streets'
import { overlap } from '@/lib/content/seed/city-map/plane'
import { CITY_MAP_FILE, cityMapText } from '@/lib/content/seed/city-map/write-city-map'

const file = readFileSync(CITY_MAP_FILE, 'utf8')

describe('the plan of the demo city', () => {
  it('is in the repository as `npm run seed -- --city-map` draws it, at most 2 MB', () => {
    expect(file === cityMapText()).toBe(true)
    expect(file.length).toBeLessThan(2 * 1024 * 1024)
  })

  it('has every street once and every number of its range', () => {
    const { streets, houses } = readPlan(file)
    expect(new Set(streets.map(([settlement, name]) => settlement + name)).size).toBe(plannedStreets.length)
    expect(houses).toHaveLength(plannedStreets.reduce((sum, { last, extra }) => sum + last + extra.length, 0))
  })

  it('has hardly a house upon another', () => {
    const houses = planHouses().toSorted((one, other) => one.middle[0] - other.middle[0])
    const upon = houses.filter((house, index) => {
      const near = houses
        .slice(index + 1, index + 400)
        .filter(({ middle }) => Math.abs(middle[1] - house.middle[1]) < 40)
      return near.some((other) => other.middle[0] - house.middle[0] < 40 && overlap(house.ring, other.ring))
    })
    expect(upon.length).toBeLessThan(houses.length / 100)
  })
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
