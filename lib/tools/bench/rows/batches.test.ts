import { splitBatches } from '@/lib/tools/bench/rows/batches'

describe('batches of a series', () => {
  it('cover every number once, the last one shorter', () => {
    const batches = splitBatches(101, 12_000)
    expect(batches.map(({ from, to }) => [from, to])).toEqual([
      [101, 5_100],
      [5_101, 10_100],
      [10_101, 12_100],
    ])
    expect(batches.every(({ first, total }) => first === 101 && total === 12_000)).toBe(true)
  })

  it('a small series is one batch', () => {
    expect(splitBatches(1, 3)).toEqual([{ from: 1, to: 3, first: 1, total: 3 }])
  })
})
