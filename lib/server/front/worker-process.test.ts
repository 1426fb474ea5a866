import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readActivity, type ProcessActivity } from '@/lib/server/front/process-activity'
import { WorkerProcess } from '@/lib/server/front/worker-process'

jest.mock('@/lib/server/front/process-activity', () => ({ readActivity: jest.fn() }))

/** Says that it is ready, then nothing. */
const STAND_IN = `
process.send({ type: 'ready' })
process.on('message', ({ type }) => process.send({ type: 'alive', isDatabaseDown: false, memoryBytes: 1, pool: { used: 0, waiting: 0 } }))
process.on('disconnect', () => process.exit(0))`

let folder: string
let worker: WorkerProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-worker-'))
  await writeFile(join(folder, 'stand-in.mjs'), STAND_IN)
})

afterAll(() => rm(folder, { recursive: true }))

beforeEach(async () => {
  worker = new WorkerProcess(join(folder, 'socket'), 'build', join(folder, 'stand-in.mjs'))
  await worker.untilReady()
})

afterEach(async () => {
  worker.kill()
  await worker.ended
})

/** Returns after how many seconds without a turn of its loop a worker is killed. */
function secondsUntilKilled(activityAt: (second: number) => ProcessActivity | undefined): number {
  for (let second = 0; second < 1_000; second += 1) {
    jest.mocked(readActivity).mockReturnValue(activityAt(second))
    if (worker.countHeartbeat()) return second
  }
  return Infinity
}

test.each([
  ['is in an endless loop', 5, (second: number) => ({ cpuMs: 90_000 + second * 1_000, isStopped: false })],
  ['gets a tenth of a full machine', 50, (second: number) => ({ cpuMs: second * 100, isStopped: false })],
  ['gets no time on a full machine', 60, () => ({ cpuMs: 4_000, isStopped: false })],
  ['is stopped', 5, () => ({ cpuMs: 0, isStopped: true })],
  ['is silent where the system tells nothing', 60, () => undefined],
])('a worker that %s is killed after %i seconds', (_what, seconds, activityAt) => {
  expect(secondsUntilKilled(activityAt)).toBe(seconds)
})

test('a worker whose loop turns is not killed, however busy it is', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    jest.mocked(readActivity).mockReturnValue({ cpuMs: turn * 4_000, isStopped: false })
    expect(worker.countHeartbeat()).toBe(false)
    worker.memoryBytes = 0
    worker.send({ type: 'disk', isFull: false })
    while (worker.memoryBytes === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
})
