import { spreadPins } from '@/components/map/spread-pins'

const NUMBER_WIDTH = 16

function spread(pins: { x: number; y: number }[]) {
  const shifts = spreadPins(pins)
  return pins.map(({ x, y }, index) => ({ x: x + (shifts[index]?.[0] ?? 0), y: y + (shifts[index]?.[1] ?? 0) }))
}

function nearest(pins: { x: number; y: number }[]): number {
  return Math.min(
    ...pins.flatMap((one, index) => pins.slice(index + 1).map(({ x, y }) => Math.hypot(x - one.x, y - one.y))),
  )
}

test('pins that do not cover each other stay', () => {
  expect(
    spreadPins([
      { x: 0, y: 0 },
      { x: 40, y: 0 },
    ]),
  ).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test.each([
  ['at one point', [0, 0, 0]],
  ['in one street', [0, 6, 14, 15]],
])('pins %s part so far that each number is seen', (_, columns) => {
  expect(nearest(spread(columns.map((x) => ({ x, y: 0 }))))).toBeGreaterThan(NUMBER_WIDTH)
})

test('no pin goes far from its place', () => {
  const pile = Array.from({ length: 12 }, () => ({ x: 0, y: 0 }))
  for (const [right, down] of spreadPins(pile)) expect(Math.hypot(right, down)).toBeLessThan(31)
})
