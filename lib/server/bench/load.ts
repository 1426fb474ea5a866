import autocannon from 'autocannon'

export interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p99: number
  failures: number
}

const WARM_UP_S = 2
const MEASURED_S = 8

/** Requests a second of one address over keep-alive connections, after a warm-up. Loopback only. */
export async function load(url: string, connections: number): Promise<Load> {
  const options = { url, connections, headers: { 'accept-encoding': 'gzip', accept: 'text/html' } }
  await autocannon({ ...options, duration: WARM_UP_S })
  const result = await autocannon({ ...options, duration: MEASURED_S })
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}

/** Median milliseconds of one address asked again and again, one request at a time. */
export async function medianTime(url: string, times = 40): Promise<number> {
  const durations: number[] = []
  for (let count = 0; count < times + 5; count++) {
    const began = performance.now()
    const answer = await fetch(url, { headers: { accept: 'text/html' } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    if (count >= 5) durations.push(performance.now() - began)
  }
  durations.sort((one, other) => one - other)
  return Math.round((durations[Math.floor(durations.length / 2)] ?? 0) * 10) / 10
}
