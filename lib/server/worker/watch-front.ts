import { SHARE_ENV, Worker } from 'node:worker_threads'

const THREAD = new URL('./front-watch-worker.mjs', import.meta.url)
/** The thread compares a number and removes a folder. */
const MEMORY = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, codeRangeSizeMb: 1, stackSizeMb: 1 }

/**
 * Ends this process when the front has ended, also if an endless loop keeps it from noticing that the channel is closed.
 * Removes the folder of the sockets then.
 */
export function watchFront(socketFolder: string): void {
  const workerData = { socketFolder, front: process.ppid } // the thread may begin after the front has ended
  new Worker(THREAD, { workerData, env: SHARE_ENV, execArgv: [], resourceLimits: MEMORY }).unref()
}
