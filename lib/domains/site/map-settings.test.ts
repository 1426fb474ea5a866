import { toMapSettings } from '@/lib/domains/site/map-settings'
import { env } from '@/lib/config/env'

const PLAN = [48, 41, 49, 42] as const
const before = { ...env }
afterEach(() => Object.assign(env, before))

describe('settings of the map', () => {
  it('are those of the portal itself when nobody says otherwise', () => {
    expect(toMapSettings({ cityGenitive: 'Самурска', latitude: 41.86, longitude: 48.56 }, PLAN)).toEqual({
      driver: 'builtin',
      yandex_key: null,
      tiles_url: '/map/tiles/{z}/{x}/{y}{r}',
      suggests_addresses: true,
      attribution: 'Данные города Самурска',
      center: { latitude: 41.86, longitude: 48.56 },
      zoom: 14,
      min_zoom: 10,
      max_zoom: 18,
    })
  })

  it('open in the middle of the plan when the city has no point', () => {
    expect(toMapSettings({}, PLAN).center).toEqual({ latitude: 41.5, longitude: 48.5 })
  })

  it('name no tiles and search no addresses when the city has no plan', () => {
    expect(toMapSettings({}, null)).toMatchObject({ driver: 'builtin', tiles_url: '', suggests_addresses: false })
    Object.assign(env, { GEOCODER: 'yandex' })
    expect(toMapSettings({}, null).suggests_addresses).toBe(true)
  })

  it('take the words of the office before those of the process', () => {
    Object.assign(env, { MAP_TILES_URL: 'https://process.example/{z}/{x}/{y}', YANDEX_MAPS_KEY: 'process' })
    expect(toMapSettings({}, null)).toMatchObject({
      driver: 'yandex',
      yandex_key: 'process',
      tiles_url: env.MAP_TILES_URL,
    })
    const office = { mapTilesUrl: 'https://office.example/{z}/{x}/{y}', yandexMapsKey: 'office' }
    expect(toMapSettings(office, null)).toMatchObject({ yandex_key: 'office', tiles_url: office.mapTilesUrl })
  })

  it('give no key away when the built-in map was chosen', () => {
    expect(toMapSettings({ mapDriver: 'builtin', yandexMapsKey: 'key' }, null)).toMatchObject({
      driver: 'builtin',
      yandex_key: null,
    })
  })
})
