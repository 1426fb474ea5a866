import { wholeShares } from '@/components/features/discussions/vote-totals'

describe('shares in whole per cent', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [2, 2, 2, 1],
      [29, 29, 28, 14],
    ],
    [
      [17, 6, 3],
      [65, 23, 12],
    ],
    [
      [1, 199],
      [1, 99],
    ],
    [
      [5, 0, 0],
      [100, 0, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [[], []],
  ])('%j', (counts, shares) => {
    expect(wholeShares(counts)).toEqual(shares)
  })

  it('add up to a hundred', () => {
    for (let count = 1; count < 200; count++) {
      const sum = wholeShares([count, 7, 13]).reduce((all, share) => all + share, 0)
      expect(sum).toBe(100)
    }
  })
})
