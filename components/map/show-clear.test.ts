import { findFree } from '@/components/map/show-clear'

const label = (left: number, canMove = false) => ({ box: { left, top: 0, right: left + 40, bottom: 16 }, canMove })

test('a label that would cover an earlier one is hidden, or moved if it may be', () => {
  expect(findFree([label(0), label(30), label(60)])).toEqual([[0, 0], null, [0, 0]])
  expect(findFree([label(0), label(30, true)])).toEqual([
    [0, 0],
    [12, 0],
  ])
})

test('a label without a free place near by is hidden', () => {
  const filled = [-60, -20, 20, 60].flatMap((left) =>
    [-32, -16, 0, 16, 32].map((top) => ({ box: { left, top, right: left + 40, bottom: top + 16 }, canMove: false })),
  )
  expect(findFree([...filled, label(0, true)]).at(-1)).toBeNull()
})
