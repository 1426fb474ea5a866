import sharp from 'sharp'
import { geocodeAnswer, type FoundAddress } from '@/lib/domains/geocode/contract'
import type { CityMap, CityMapList } from '@/lib/domains/city-maps/contract'
import { at } from '@/e2e/fixtures/portal'

const TILE = '/map/tiles/16/41608/24362'

describe('Tiles of the map', () => {
  test.each([
    [TILE, 256],
    [`${TILE}@2x`, 512],
  ])('map tile %s is a picture with content', async (path, width) => {
    const response = await fetch(at(path))
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    const image = sharp(Buffer.from(await response.arrayBuffer()))
    expect(await image.metadata()).toMatchObject({ format: 'webp', width, height: width })
    expect((await image.stats()).entropy).toBeGreaterThan(0.5)
  })

  test('a cached map tile answers 304', async () => {
    const etag = (await fetch(at(TILE))).headers.get('etag') ?? ''
    const again = await fetch(at(TILE), { headers: { 'if-none-match': etag } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
  })

  test.each(['9/1/1', '19/1/1', '10/1024/1', '10/1/1024', '10/-1/1', '10/a/b', '10/1/1@3x', '10/1'])(
    'map tile %s does not exist: 404 with a message',
    async (tile) => {
      const response = await fetch(at(`/map/tiles/${tile}`))
      expect(response.status).toBe(404)
    },
  )

  test('map tiles outside the city are rendered', async () => {
    expect((await fetch(at('/map/tiles/10/0/0'))).status).toBe(200)
  })
})

describe('Addresses', () => {
  test.each([
    ['улица Портовая, дом 12', 'улица Портовая, дом 12'],
    ['улица Партовая дом 12', 'улица Портовая, дом 12'],
    ['ул. ПОРТОВАЯ 12', 'улица Портовая, дом 12'],
    ['12 Портовая', 'улица Портовая, дом 12'],
    ['ул. Шелковая, д. 9', 'улица Шёлковая, дом 9'],
    ['гамзатова расула, 4', 'улица Расула Гамзатова, дом 4'],
    ['пр-т Мира 61 корп. 2', 'проспект Мира, дом 61 корпус 2'],
    ['Портовая 27Б', 'улица Портовая, дом 27б'],
    ['порто', 'улица Портовая'],
    ['г. Самурск, пл. Согласия, 1, каб. 102', 'площадь Согласия, дом 1'],
    ['посёлок Дальний, ул. Степная, 5', 'посёлок Дальний, улица Степная, дом 5'],
    ['ул. Портовая, 12, тел. 89285550000', 'улица Портовая, дом 12'],
    ['ул. Портовая 89285550000', 'улица Портовая'],
  ])('geocoding finds %s', async (text, address) => {
    const [best] = await find({ text })
    expect(best?.address).toBe(address)
  })

  test('geocoding an unknown house returns the nearest number, the street or nothing', async () => {
    expect((await find({ text: 'Портовая 999' }))[0]).toMatchObject({ kind: 'house', precision: 'near' })
    expect(await find({ text: 'йцукенгшщз 5' })).toEqual([])
    expect(await find({ text: 'я' })).toEqual([])
    expect(await find({ text: `'; DROP TABLE city_streets; --` })).toEqual([])
  })

  test('reverse geocoding finds the house at a point, and nothing in the sea', async () => {
    const [house] = await find({ text: 'Портовая 12' })
    if (!house) throw new Error('Нет дома 12 на Портовой')
    const point = { latitude: String(house.latitude), longitude: String(house.longitude) }
    expect(await find(point)).toMatchObject([{ address: house.address, kind: 'house' }])
    expect(await find({ latitude: '41.9', longitude: '49.5' })).toEqual([])
  })

  test.each(['', '?latitude=41', '?latitude=95&longitude=48', '?latitude=a&longitude=b', '?text='])(
    '/api/geocode%s is refused in Russian',
    async (query) => {
      const response = await fetch(at(`/api/geocode${query}`))
      expect(response.status).toBe(422)
      expect(JSON.stringify(await response.json())).toMatch(/[а-я]/)
    },
  )
})

test('each stop of the bus map says which buses stop there, and nothing else does', async () => {
  const { maps } = (await (
    await fetch(at(`/api/maps?${new URLSearchParams({ text: 'Автобусные маршруты' })}`))
  ).json()) as CityMapList
  const { map } = (await (await fetch(at(`/api/map/${maps.data[0]?.id}`))).json()) as { map: CityMap }
  expect(map.objects.find(({ title }) => title === 'Морской вокзал')).toMatchObject({ buses: ['5', '9'] })
  for (const { sign, buses } of map.objects) expect(buses.length > 0).toBe(sign === 'Остановка')
})

async function find(query: Record<string, string>): Promise<FoundAddress[]> {
  const response = await fetch(at(`/api/geocode?${new URLSearchParams(query)}`))
  expect(response.status).toBe(200)
  return geocodeAnswer.parse(await response.json()).addresses
}
