import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askGeocoder } from '@/lib/domains/geocode/geocoder'
import { env } from '@/lib/config/env'

const SAMURSK = [48.5, 41.8, 48.6, 41.9] as const
const before = { ...env }
let server: Server
let answer: (asked: URL, response: ServerResponse, request: IncomingMessage) => void
let asked: URL

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = new URL(request.url ?? '/', 'http://geocoder.test')
    answer(asked, response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  Object.assign(env, before)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function use(geocoder: 'own' | 'yandex' | 'nominatim', path = '/') {
  const { port } = server.address() as AddressInfo
  Object.assign(env, { GEOCODER: geocoder, GEOCODER_URL: `http://127.0.0.1:${port}${path}`, GEOCODER_KEY: 'secret' })
}

function json(value: unknown) {
  answer = (_asked, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
}

const yandexHouse = {
  GeoObject: {
    name: 'улица Портовая, 12',
    Point: { pos: '48.5693 41.8561' },
    metaDataProperty: {
      GeocoderMetaData: {
        kind: 'house',
        precision: 'exact',
        Address: {
          Components: [
            { kind: 'locality', name: 'Самурск' },
            { kind: 'street', name: 'улица Портовая' },
            { kind: 'house', name: '12' },
          ],
        },
      },
    },
  },
}
const ofYandex = (members: unknown[]) => ({ response: { GeoObjectCollection: { featureMember: members } } })

test('without settings nobody outside is asked', async () => {
  use('own')
  expect(await askGeocoder({ text: 'Портовая 12' }, SAMURSK)).toBeNull()
})

describe('Yandex', () => {
  beforeEach(() => use('yandex', '/v1/'))

  it('finds a house by its text, within the city', async () => {
    json(ofYandex([yandexHouse]))
    expect(await askGeocoder({ text: 'Портовая 12' }, SAMURSK)).toEqual([
      { address: 'улица Портовая, дом 12', latitude: 41.8561, longitude: 48.5693, kind: 'house', precision: 'exact' },
    ])
    expect(asked.pathname).toBe('/v1/')
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      apikey: 'secret',
      geocode: 'Портовая 12',
      rspn: '1',
    })
    expect(asked.searchParams.get('bbox')).toBe('48.5,41.8~48.6,41.9')
  })

  it('finds the nearest house to a point', async () => {
    json(ofYandex([yandexHouse]))
    const found = await askGeocoder({ latitude: 41.8562, longitude: 48.5691 }, SAMURSK)
    expect(found).toMatchObject([{ kind: 'house', precision: 'near' }])
    expect(asked.searchParams.get('geocode')).toBe('48.5691,41.8562')
  })

  it('answers an empty list for nothing found', async () => {
    json(ofYandex([]))
    expect(await askGeocoder({ text: 'нет такой' }, SAMURSK)).toEqual([])
  })

  it.each([
    ['a refusal', (response: ServerResponse) => response.writeHead(403).end('{}')],
    ['an error', (response: ServerResponse) => response.writeHead(500).end()],
    ['another shape', (response: ServerResponse) => response.end('{"response":{}}')],
    ['no JSON', (response: ServerResponse) => response.end('<html>')],
    ['a broken connection', (response: ServerResponse) => response.destroy()],
  ])('with %s is told as failed', async (name, respond) => {
    answer = (_asked, response) => respond(response)
    expect(await askGeocoder({ text: `Портовая, ${name}` }, SAMURSK)).toBe('failed')
  })

  it('that keeps silent is given up', async () => {
    answer = () => undefined
    expect(await askGeocoder({ text: 'Портовая, тишина' }, SAMURSK)).toBe('failed')
  })
})

describe('Nominatim', () => {
  beforeEach(() => use('nominatim', '/osm'))

  const house = {
    lat: '41.8561',
    lon: '48.5693',
    category: 'building',
    display_name: '12, улица Портовая, Самурск',
    address: { road: 'улица Портовая', house_number: '12', city: 'Самурск' },
  }

  it('finds houses, streets and places by a text, saying who asks', async () => {
    let agent: string | undefined
    answer = (_asked, response, request) => {
      agent = request.headers['user-agent']
      const street = { ...house, category: 'highway', address: { road: 'улица Портовая' } }
      const port = { ...house, display_name: 'Порт, Самурск', address: {} }
      response.end(JSON.stringify([house, street, port]))
    }
    expect(await askGeocoder({ text: 'Портовая' }, SAMURSK)).toMatchObject([
      { address: 'улица Портовая, дом 12', kind: 'house', precision: 'exact' },
      { address: 'улица Портовая', kind: 'street', precision: 'street' },
      { address: 'Порт, Самурск', kind: 'place', precision: 'street' },
    ])
    expect(asked.pathname).toBe('/osm/search')
    expect(agent).toContain(env.PUBLIC_URL)
  })

  it('finds the address of a point', async () => {
    json(house)
    expect(await askGeocoder({ latitude: 41.8561, longitude: 48.5693 }, SAMURSK)).toMatchObject([{ precision: 'near' }])
    expect(asked.pathname).toBe('/osm/reverse')
  })

  it('knows nothing of the sea', async () => {
    json({ error: 'Unable to geocode' })
    expect(await askGeocoder({ latitude: 41.8, longitude: 48.9 }, SAMURSK)).toEqual([])
  })
})
