// Watches the process from a thread: unpacked data is outside V8's heap limit, and busy code cannot notice that the portal has ended.
const MAX_BYTES = 600 * 1024 * 1024
const PAUSE_MS = 25

const { pid, ppid } = process

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_BYTES || process.ppid !== ppid) process.kill(pid, 'SIGKILL')
}, PAUSE_MS)
