import { clusterDrawing, clusterSize } from '@/components/map/cluster-ring'

it('grows with the number of places and stops', () => {
  const sizes = [2, 5, 20, 100, 500, 20_000].map(clusterSize)
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other))
  expect([sizes[0], sizes.at(-1)]).toEqual([32, 56])
})

it('shows every state that is among its places, one after another', () => {
  const { around, arcs } = clusterDrawing(6, [1, 0, 3, 2])
  const places = (pixels: number) => Math.round((pixels / around) * 6)
  expect(arcs.map(({ color, length, before }) => [color, places(length), places(before)])).toEqual([
    ['status-1', 1, 0],
    ['status-3', 3, 1],
    ['status-4', 2, 4],
  ])
  expect(clusterDrawing(6, null).arcs).toEqual([])
})

it.each([2, 99, 100, 999, 12_345, 100_000])('has room for the number %i within its ring', (count) => {
  const { size, ringWidth, fontSize } = clusterDrawing(count, null)
  expect(fontSize).toBeGreaterThanOrEqual(9)
  expect(String(count).length * fontSize * 0.62).toBeLessThanOrEqual(size - 2 * ringWidth)
})
