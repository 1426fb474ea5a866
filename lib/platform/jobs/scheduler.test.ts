import { startScheduler } from '@/lib/platform/jobs/scheduler'
import { findLeaderTerm } from '@/lib/platform/jobs/job-leader'

jest.mock('@/lib/platform/jobs/job-leader', () => ({ findLeaderTerm: jest.fn(async () => 1) }))

const MINUTE_MS = 60_000
const job = () => jest.fn(async () => undefined)

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  startScheduler([])
  jest.useRealTimers()
})

test('somebody is told within seconds, a sweep keeps its own pace', async () => {
  const tell = job()
  const sweep = job()
  startScheduler([
    { name: 'tell', everyMinutes: 0, run: tell },
    { name: 'sweep', everyMinutes: 2, run: sweep },
  ])
  await jest.advanceTimersByTimeAsync(MINUTE_MS)
  expect(tell.mock.calls.length).toBeGreaterThanOrEqual(10)
  expect(sweep).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(sweep).toHaveBeenCalledTimes(2)
})

test('a tick never comes before the one before it has ended', async () => {
  const ends: (() => void)[] = []
  const slow = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  startScheduler([{ name: 'slow', everyMinutes: 0, run: slow }])
  await jest.advanceTimersByTimeAsync(MINUTE_MS)
  expect(slow).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await jest.advanceTimersByTimeAsync(MINUTE_MS)
  expect(slow).toHaveBeenCalledTimes(2)
})

test('an instance that does not lead runs no jobs', async () => {
  jest.mocked(findLeaderTerm).mockResolvedValueOnce(undefined)
  const tell = job()
  startScheduler([{ name: 'tell', everyMinutes: 0, run: tell }])
  await jest.advanceTimersToNextTimerAsync()
  expect(tell).not.toHaveBeenCalled()
  await jest.advanceTimersToNextTimerAsync()
  expect(tell).toHaveBeenCalledTimes(1)
})

test('sweeps keep their pace when the clock is set back', async () => {
  const sweep = job()
  startScheduler([{ name: 'sweep', everyMinutes: 2, run: sweep }])
  await jest.advanceTimersByTimeAsync(MINUTE_MS)
  jest.setSystemTime(Date.now() - 365 * 24 * 60 * MINUTE_MS)
  await jest.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(sweep).toHaveBeenCalledTimes(2)
})
