import { refuseChanges, refusePeriods, type Periods } from '@/lib/domains/discussions/hooks/periods'

const good: Periods = {
  notificationStartDate: '2026-03-02',
  notificationFinishDate: '2026-03-08',
  exhibitionStartDate: '2026-03-09',
  exhibitionFinishDate: '2026-03-23',
  reviewStartDate: '2026-03-24',
  reviewFinishDate: '2026-04-02',
}
const listPaths = (changes: Partial<Periods>, noticedOn = '2026-03-01') =>
  refusePeriods({ ...good, ...changes }, noticedOn).map(({ path }) => path)

test('periods that follow one another with a week of notice are taken', () => {
  expect(listPaths({})).toEqual([])
})

test('order, overlaps and a short notice are told at their fields', () => {
  expect(listPaths({ notificationFinishDate: '2026-03-01' })).toEqual(['notificationFinishDate'])
  expect(listPaths({ notificationFinishDate: '2026-03-09' })).toEqual(['exhibitionStartDate'])
  expect(listPaths({ notificationStartDate: '2026-03-03' })).toEqual(['exhibitionStartDate'])
  expect(listPaths({}, '2026-03-05')).toEqual(['exhibitionStartDate'])
  expect(listPaths({ exhibitionFinishDate: '2026-03-08' })).toEqual(['exhibitionFinishDate'])
  expect(listPaths({ reviewStartDate: '2026-03-23' })).toEqual(['reviewStartDate'])
  expect(listPaths({ reviewFinishDate: '2026-03-23' })).toEqual(['reviewFinishDate'])
})

test('what has begun does not move; the last day of votes may go on until it has passed', () => {
  const longer = { ...good, exhibitionFinishDate: '2026-03-30', reviewStartDate: '2026-03-31' }
  expect(refuseChanges(good, longer, '2026-03-23')).toEqual([])
  expect(refuseChanges(good, longer, '2026-03-24').map(({ path }) => path)).toEqual(['exhibitionFinishDate'])
  expect(refuseChanges(good, good, '2026-05-01')).toEqual([])
  const shorter = { ...good, exhibitionFinishDate: '2026-03-14' }
  // votes are counted on: nobody would be told of an earlier end
  for (const today of ['2026-03-12', '2026-03-15'])
    expect(refuseChanges(good, shorter, today).map(({ path }) => path)).toEqual(['exhibitionFinishDate'])
  const moved = { ...good, exhibitionStartDate: '2026-03-10' }
  expect(refuseChanges(good, moved, '2026-03-09').map(({ path }) => path)).toEqual(['exhibitionStartDate'])
  expect(refuseChanges(good, moved, '2026-03-08')).toEqual([])
})
