import { startJobQueues, stopJobQueues, type JobQueue } from '@/lib/platform/jobs/job-queue'
import { findLeaderTerm } from '@/lib/platform/jobs/job-leader'

const run = jest.fn(async (_options: object) => ({ noJobsRemaining: true }))

jest.mock('@/lib/platform/database/payload-client', () => ({ payloadClient: async () => ({ jobs: { run } }) }))
jest.mock('@/lib/platform/jobs/job-leader', () => ({ findLeaderTerm: jest.fn() }))

const YEAR_MS = 365 * 24 * 3_600_000
const requeue = jest.fn(async () => undefined)
const makeDue = jest.fn(async () => undefined)
const queues: JobQueue[] = [{ name: 'emails', where: {}, atOnce: 3, requeue, makeDue }]

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  jest.mocked(findLeaderTerm).mockResolvedValue(1)
  startJobQueues(queues)
})

afterEach(() => {
  stopJobQueues(queues)
  jest.useRealTimers()
})

/** A run that ends when it is told. */
function holdRun(): () => void {
  let end = () => undefined as void
  run.mockImplementationOnce(() => new Promise((resolve) => (end = () => resolve({ noJobsRemaining: true }))))
  return () => end()
}

test('emails go on every second when the clock is set back and forth, and waiting ones are tried again', async () => {
  await jest.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(10)
  expect(makeDue).toHaveBeenCalledTimes(1) // the clock of an earlier leader is unknown
  jest.setSystemTime(Date.now() + YEAR_MS)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(20)
  expect(makeDue).toHaveBeenCalledTimes(1)
  jest.setSystemTime(Date.now() - YEAR_MS)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(30)
  expect(makeDue).toHaveBeenCalledTimes(2)
})

test('an instance that does not lead runs nothing', async () => {
  jest.mocked(findLeaderTerm).mockResolvedValueOnce(undefined)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(run).not.toHaveBeenCalled()
})

test('a run never begins before the last one has ended', async () => {
  const end = holdRun()
  await jest.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(1)
  end()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('all that is due runs at once', async () => {
  run.mockResolvedValueOnce({ noJobsRemaining: false }).mockResolvedValueOnce({ noJobsRemaining: false })
  await jest.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(3)
})

test('jobs that run here are not requeued when this process leads again, but after they have ended', async () => {
  const end = holdRun()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(requeue).toHaveBeenCalledTimes(1)
  jest.mocked(findLeaderTerm).mockResolvedValue(2)
  await jest.advanceTimersByTimeAsync(5_000)
  expect([requeue.mock.calls.length, run.mock.calls.length]).toEqual([1, 1])
  end()
  await jest.advanceTimersByTimeAsync(1_000)
  expect([requeue.mock.calls.length, run.mock.calls.length]).toEqual([2, 2])
})

test('jobs that a failed run left behind are requeued', async () => {
  run.mockRejectedValueOnce(new Error('Connection terminated unexpectedly'))
  await jest.advanceTimersByTimeAsync(2_000)
  expect(requeue).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(requeue).toHaveBeenCalledTimes(2)
})
