import { startJobQueue, stopJobQueue } from '@/lib/platform/jobs/job-queue'
import { leadsJobs } from '@/lib/platform/jobs/job-leader'

const run = jest.fn(async (_options: object) => undefined)
const execute = jest.fn(async (_query: object) => undefined)

jest.mock('@payloadcms/db-postgres', () => ({ sql: String.raw }))
jest.mock('@/lib/platform/database/payload-client', () => ({
  payloadClient: async () => ({ jobs: { run }, db: { drizzle: { execute } } }),
}))
jest.mock('@/lib/platform/jobs/job-leader', () => ({ leadsJobs: jest.fn(async () => true) }))

const YEAR_MS = 365 * 24 * 3_600_000

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  startJobQueue()
})

afterEach(() => {
  stopJobQueue()
  jest.useRealTimers()
})

test('emails go on every second when the clock is set back and forth, and waiting ones are tried again', async () => {
  await jest.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(10)
  expect(execute).toHaveBeenCalledTimes(1) // the clock of an earlier leader is unknown
  jest.setSystemTime(Date.now() + YEAR_MS)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(20)
  expect(execute).toHaveBeenCalledTimes(1)
  jest.setSystemTime(Date.now() - YEAR_MS)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(30)
  expect(execute).toHaveBeenCalledTimes(2)
})

test('an instance that does not lead runs nothing', async () => {
  jest.mocked(leadsJobs).mockResolvedValueOnce(false)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(run).not.toHaveBeenCalled()
})

test('a run never begins before the last one has ended', async () => {
  let end = () => undefined as void
  run.mockImplementationOnce(() => new Promise((resolve) => (end = () => resolve(undefined))))
  await jest.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(1)
  end()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
})
