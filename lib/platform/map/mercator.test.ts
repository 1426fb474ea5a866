import { toWorld } from '@/lib/contract/web-mercator'
import { parseTile, pixelsOfMetre, toDegrees } from '@/lib/platform/map/mercator'

describe('addresses of tiles', () => {
  it.each([
    ['14', '10402', '6094', { z: 14, x: 10402, y: 6094, ratio: 1 }],
    ['14', '10402', '6094@2x', { z: 14, x: 10402, y: 6094, ratio: 2 }],
    ['14', '10402', '6094@2x.png', { z: 14, x: 10402, y: 6094, ratio: 2 }],
    ['10', '1023', '1023', { z: 10, x: 1023, y: 1023, ratio: 1 }],
  ])('%s/%s/%s is a tile', (z, x, y, tile) => {
    expect(parseTile(z, x, y)).toEqual(tile)
  })

  it.each([
    ['9', '1', '1'],
    ['19', '1', '1'],
    ['10', '1024', '0'],
    ['10', '0', '1024'],
    ['10', '-1', '0'],
    ['10', '1.5', '0'],
    ['10', '1', '0@3x'],
    ['10', '1', '99999999999'],
    ['0x10', '1', '1'],
    ['', '', ''],
  ])('%s/%s/%s is none', (z, x, y) => {
    expect(parseTile(z, x, y)).toBeNull()
  })
})

test('a point of the earth has its place in the square, and back', () => {
  expect(toWorld(0, 0)).toEqual([0.5, 0.5])
  const [x, y] = toWorld(48.56, 41.86)
  expect(Math.floor(x * 2 ** 14)).toBe(10402)
  expect(Math.floor(y * 2 ** 14)).toBe(6090)
  expect(toDegrees([x, y]).longitude).toBeCloseTo(48.56, 9)
  expect(toDegrees([x, y]).latitude).toBeCloseTo(41.86, 9)
})

test('a metre is larger on the map farther from the equator', () => {
  expect(pixelsOfMetre(18, toWorld(0, 0))).toBeCloseTo(1.675, 2)
  expect(pixelsOfMetre(18, toWorld(0, 60))).toBeCloseTo(3.349, 2)
})
