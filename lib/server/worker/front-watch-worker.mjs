import { rmSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

/** The front's end is to be noticed within a second. */
const CHECK_MS = 300

const { front, socketFolder } = workerData

setInterval(() => {
  if (process.ppid === front) return
  if (process.platform !== 'win32') rmSync(socketFolder, { recursive: true, force: true })
  process.kill(process.pid, 'SIGKILL')
}, CHECK_MS)
