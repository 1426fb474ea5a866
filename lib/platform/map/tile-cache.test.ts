import { mkdtemp, readdir, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CityMap } from '@/lib/platform/map/city-map'
import { TileCache } from '@/lib/platform/map/tile-cache'
import type { Tile } from '@/lib/platform/map/mercator'

const map: CityMap = { version: 'v', features: [], within: () => [], bounds: [0.5, 0.5, 0.6, 0.6] }
const inCity: Tile = { z: 10, x: 530, y: 530, ratio: 1 }
const faraway: Tile = { z: 10, x: 10, y: 10, ratio: 1 }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tiles-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function createCache(draw: () => Promise<Buffer>) {
  return new TileCache(map, folder, draw)
}

test('a tile is drawn once, however many ask', async () => {
  const draw = jest.fn(async () => Buffer.from('tile'))
  const tiles = createCache(draw)
  await Promise.all(Array.from({ length: 50 }, () => tiles.get(inCity)))
  await tiles.get(inCity)
  expect(draw).toHaveBeenCalledTimes(1)
})

test('another process finds it on the disk', async () => {
  await createCache(async () => Buffer.from('tile')).get(inCity)
  const draw = jest.fn(async () => Buffer.from('other'))
  expect((await createCache(draw).get(inCity)).toString()).toBe('tile')
  expect(draw).not.toHaveBeenCalled()
})

test('land far from the city is not stored: there is a world of it', async () => {
  await createCache(async () => Buffer.from('tile')).get(faraway)
  expect(await readdir(folder)).toEqual([])
})

test('tiles of other data are swept away', async () => {
  await mkdir(path.join(folder, 'old-1'))
  await writeFile(path.join(folder, 'old-1', '10-1-1.webp'), '')
  await createCache(async () => Buffer.from('tile')).get(inCity)
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^v-/)])
})

test('no more than two are drawn at once, and a flood is refused', async () => {
  let busy = 0
  let most = 0
  const tiles = createCache(async () => {
    most = Math.max(most, ++busy)
    await new Promise((resolve) => setTimeout(resolve, 2))
    busy--
    return Buffer.from('tile')
  })
  const asked = Array.from({ length: 400 }, (_, x) =>
    tiles.get({ z: 18, x, y: 0, ratio: 1 }).catch((error: Error) => error),
  )
  const refused = (await Promise.all(asked)).filter((answer) => answer instanceof Error)
  expect(most).toBe(2)
  expect(refused.length).toBeGreaterThan(0)
})

test('a failed drawing is tried again', async () => {
  const draw = jest.fn().mockRejectedValueOnce(new Error('x')).mockResolvedValue(Buffer.from('tile'))
  const tiles = createCache(draw)
  await expect(tiles.get(inCity)).rejects.toThrow('x')
  expect((await tiles.get(inCity)).toString()).toBe('tile')
})
