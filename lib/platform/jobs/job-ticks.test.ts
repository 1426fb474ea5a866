import { findLeaderTerm } from '@/lib/platform/jobs/job-leader'
import { endTicks, startTicks, stopTicks } from '@/lib/platform/jobs/job-ticks'
import { startScheduler } from '@/lib/platform/jobs/scheduler'
import { markDisk } from '@/lib/platform/process/full-disk'

jest.mock('@/lib/platform/database/payload-client', () => ({ payloadClient: async () => ({}) }))
jest.mock('@/lib/platform/jobs/job-leader', () => ({ findLeaderTerm: jest.fn(async () => 1) }))

const LIMIT_MS = 10_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('no tick begins while the disk is full, and they go on when there is space', async () => {
  const tick = jest.fn(async () => undefined)
  startTicks('disk', { everyMs: 1_000, tick, failure: 'Не вышло' })
  markDisk({ isFull: true })
  await jest.advanceTimersByTimeAsync(LIMIT_MS)
  expect(tick).not.toHaveBeenCalled()
  markDisk({ isFull: false })
  await jest.advanceTimersByTimeAsync(1_000)
  expect(tick).toHaveBeenCalledTimes(1)
  stopTicks('disk')
})

test('before its end a process finishes the job that runs, begins no other, and leads no more', async () => {
  let finish = () => undefined as void
  const begun = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const next = jest.fn(async () => undefined)
  startScheduler([
    { name: 'begun', everyMinutes: 0, run: begun },
    { name: 'next', everyMinutes: 0, run: next },
  ])
  await jest.advanceTimersToNextTimerAsync()
  const asked = jest.mocked(findLeaderTerm).mock.calls.length
  const cutOff = endTicks(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(await cutOff).toBe(false)
  const ended = jest.fn()
  const end = endTicks(LIMIT_MS).then(ended)
  await jest.advanceTimersByTimeAsync(LIMIT_MS / 2)
  expect(ended).not.toHaveBeenCalled()
  finish()
  await end
  expect(ended).toHaveBeenCalledWith(true)
  await jest.advanceTimersByTimeAsync(10 * LIMIT_MS)
  expect(begun).toHaveBeenCalledTimes(1)
  expect(next).not.toHaveBeenCalled()
  expect(jest.mocked(findLeaderTerm)).toHaveBeenCalledTimes(asked)
})
