import { findRingMiddle } from '@/lib/contract/ring-middle'

test('corners close together do not move the middle', () => {
  const square = [
    [48, 41],
    [50, 41],
    [50, 43],
    [49.99, 43],
    [49.98, 43],
    [49.97, 43],
    [48, 43],
    [48, 41],
  ] as const
  const [x, y] = findRingMiddle(square)
  expect([x.toFixed(6), y.toFixed(6)]).toEqual(['49.000000', '42.000000'])
})

test('a ring without an area has its first point', () => {
  expect(
    findRingMiddle([
      [48, 41],
      [49, 42],
      [48, 41],
    ]),
  ).toEqual([48, 41])
  expect(findRingMiddle([])).toEqual([0, 0])
})
