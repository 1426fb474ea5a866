import sharp from 'sharp'
import { loadCityMap, touches, type CityMap } from '@/lib/platform/map/city-map'
import { drawTile, tileSvg } from '@/lib/platform/map/draw-tile'
import { placeLabels } from '@/lib/platform/map/place-labels'
import { toWorld } from '@/lib/contract/web-mercator'
import { worldSize, type Tile } from '@/lib/platform/map/mercator'

let map: CityMap
beforeAll(async () => {
  map = await loadCityMap('public/city-map/samursk.geojson')
})

function tileAt(z: number, longitude: number, latitude: number, ratio: 1 | 2 = 1): Tile {
  const [x, y] = toWorld(longitude, latitude)
  return { z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z), ratio }
}

describe('a tile', () => {
  it.each([
    [1, 256],
    [2, 512],
  ] as const)('at ratio %d is a WebP %d pixels wide with many colours', async (ratio, width) => {
    const drawn = await drawTile(map, tileAt(16, 48.56, 41.86, ratio))
    const image = sharp(drawn)
    expect(await image.metadata()).toMatchObject({ format: 'webp', width, height: width })
    expect((await image.stats()).entropy).toBeGreaterThan(1)
  })

  it('is the same each time', async () => {
    const tile = tileAt(14, 48.56, 41.86)
    expect(await drawTile(map, tile)).toEqual(await drawTile(map, tile))
  })

  it('of open sea is one colour, wherever it lies', async () => {
    const { channels } = await sharp(await drawTile(map, tileAt(14, 48.8, 41.9))).stats()
    expect(channels.map(({ stdev }) => stdev)).toEqual([0, 0, 0])
  })

  it.each([
    [13, 5201, 3044],
    [13, 5201, 3045],
    [12, 2600, 1522],
  ])('%d/%d/%d of a coast has the sea in the colour of the open sea', async (z, x, y) => {
    const colors = (drawn: Buffer) => sharp(drawn).removeAlpha().raw().toBuffer()
    const sea = (await colors(await drawTile(map, tileAt(14, 48.8, 41.9)))).subarray(0, 3)
    const coast = await colors(await drawTile(map, { z, x, y, ratio: 1 }))
    const isSea = (at: number) => sea.every((value, channel) => coast[at + channel] === value)
    const isNearly = (at: number) => sea.every((value, channel) => Math.abs((coast[at + channel] ?? 0) - value) < 3)
    const pixels = Array.from({ length: coast.length / 3 }, (_, pixel) => 3 * pixel)
    expect(pixels.filter(isSea).length).toBeGreaterThan(10_000)
    expect(pixels.filter((at) => isNearly(at) && !isSea(at)).length).toBeLessThan(100)
  })

  it('holds what lies in it and nothing of far away', () => {
    const svg = tileSvg(map, tileAt(17, 48.5604, 41.86))
    expect(svg).toContain('площадь Согласия')
    expect(svg).not.toContain('Степная')
    expect(svg).not.toContain('NaN')
  })
})

describe('names on the map', () => {
  it.each([14, 16, 17])('at zoom %d lie over no other', (zoom) => {
    const labels = placeLabels(map, zoom).filter((label) => !label.path)
    const pairs = labels.flatMap((one, index) => labels.slice(index + 1).filter((other) => touches(one.box, other.box)))
    expect(labels.length).toBeGreaterThan(5)
    expect(pairs).toEqual([])
  })

  it.each([10, 11, 12, 13])('of towns at zoom %d lie beside the streets, where claims stand', (zoom) => {
    const town = placeLabels(map, zoom).find(({ lines }) => lines[0] === 'Самурск')
    const [west, north, east, south] = (town?.box ?? []).map((pixels) => pixels / worldSize(zoom))
    const covered = map.features.filter(
      ({ kind, box }) => kind === 'house' && touches(box, [west ?? 0, north ?? 0, east ?? 0, south ?? 0]),
    )
    expect(town).toBeDefined()
    expect(covered).toEqual([])
  })

  it('lie the same in both tiles that they cross', () => {
    const label = placeLabels(map, 15).find(
      ({ box }) => Math.floor(box[0] / 256) !== Math.floor(box[2] / 256) && !box.some(Number.isNaN),
    )
    if (!label) throw new Error('На масштабе 15 ни одна надпись не пересекает границу плиток')
    const x = Math.floor(label.box[0] / 256)
    const y = Math.floor((label.box[1] + label.box[3]) / 2 / 256)
    const word = label.lines[0] ?? ''
    expect(tileSvg(map, { z: 15, x, y, ratio: 1 })).toContain(word)
    expect(tileSvg(map, { z: 15, x: x + 1, y, ratio: 1 })).toContain(word)
  })

  it('hold the numbers of houses from zoom 17', () => {
    const numbers = (zoom: number) => placeLabels(map, zoom).filter(({ lines }) => /^\d/.test(lines[0] ?? '')).length
    expect([numbers(16), numbers(17) > 1_000]).toEqual([0, true])
  })
})
