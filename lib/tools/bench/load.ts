import autocannon from 'autocannon'
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { processorSeconds } from '@/lib/tools/bench/processes'
import { someAddress } from '@/lib/tools/bench/visitors'

interface Load {
  requests: number
  requestsPerSecond: number
  /** Milliseconds. */
  p99: number
  /** Responses with another status than 2xx or 3xx. */
  refusals: number
  /** Broken connections and responses that never came. */
  errors: number
}

const WARM_UP_S = 2
const MEASURED_S = 8
const MS_OF_UNIT: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

/** Requests per second over keep-alive connections on loopback. */
export async function load(url: string, connections: number): Promise<Load> {
  await loadFor(url, connections, WARM_UP_S)
  return loadFor(url, connections, MEASURED_S)
}

/** Requests per second of processor time of the server `pid` and its workers. */
export async function loadPerProcessorSecond(url: string, connections: number, pid: number) {
  await loadFor(url, connections, WARM_UP_S)
  const before = processorSeconds(pid)
  const result = await loadFor(url, connections, MEASURED_S)
  return { ...result, perProcessorSecond: result.requests / (processorSeconds(pid) - before) }
}

/** Prefers `wrk`: autocannon is slower than the servers it measures. */
function loadFor(url: string, connections: number, seconds: number): Promise<Load> {
  const measure = spawnSync('wrk', ['-v']).error ? loadByAutocannon : loadByWrk
  return measure(url, connections, seconds)
}

async function loadByWrk(url: string, connections: number, seconds: number): Promise<Load> {
  const settings = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout=15s',
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
  ]
  const { stdout } = await promisify(execFile)('wrk', [...settings, '-H', 'Accept: text/html', url])
  const found = (pattern: RegExp) => pattern.exec(stdout)?.slice(1) ?? []
  const [p99 = '0', unit = 'ms'] = found(/99%\s+([\d.]+)(us|ms|s)\b/)
  const socketErrors = found(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)
  return {
    requests: Number(found(/(\d+) requests in/)[0]),
    requestsPerSecond: Math.round(Number(found(/Requests\/sec:\s+([\d.]+)/)[0])),
    p99: Math.round(Number(p99) * (MS_OF_UNIT[unit] ?? 1) * 10) / 10,
    refusals: Number(found(/Non-2xx or 3xx responses: (\d+)/)[0] ?? 0),
    errors: socketErrors.reduce((sum, n) => sum + Number(n), 0),
  }
}

async function loadByAutocannon(url: string, connections: number, seconds: number): Promise<Load> {
  const headers = { 'accept-encoding': 'gzip', accept: 'text/html' }
  const result = await autocannon({ url, connections, headers, duration: seconds })
  return {
    requests: result.requests.total,
    requestsPerSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    refusals: result.non2xx,
    errors: result.errors,
  }
}

const UNCOUNTED = 5
/** Requests of one URL. */
export const REQUESTS = 45

/** Median milliseconds of one URL, one request at a time. */
export function medianTime(url: string, headers: Record<string, string> = {}): Promise<number> {
  const urls = Array.from({ length: REQUESTS }, () => url)
  return measureMedian(urls, headers)
}

/** Median milliseconds of these URLs, once each; the first five do not count. */
export async function measureMedian(urls: readonly string[], own: Record<string, string> = {}): Promise<number> {
  const durations: number[] = []
  for (const url of urls) {
    const began = performance.now()
    const headers = { accept: 'text/html', 'x-forwarded-for': someAddress(), ...own }
    const response = await fetch(url, { headers })
    await response.arrayBuffer()
    if (!response.ok || response.redirected) throw new Error(`${url}: ${response.status} ${response.url}`)
    durations.push(performance.now() - began)
  }
  if (durations.length <= UNCOUNTED) throw new Error('Слишком мало адресов, чтобы мерить')
  const counted = durations.slice(UNCOUNTED).sort((one, other) => one - other)
  return Math.round((counted[Math.floor(counted.length / 2)] ?? 0) * 10) / 10
}
