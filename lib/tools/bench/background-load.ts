/** One kind of requests that go on beside a measurement. */
export interface Activity {
  name: string
  connections: number
  /** Pause of a connection after each response. */
  pauseMs?: number
  /** Returns false for a failed response. */
  send: (turn: number) => Promise<boolean>
}

interface Count {
  name: string
  perSecond: number
  failures: number
}

/** Runs `measure` beside the activities, which have begun before it; returns how much of each was done. */
export async function measureUnderLoad<T>(
  activities: readonly Activity[],
  measure: () => Promise<T>,
): Promise<{ result: T; counts: Count[] }> {
  const end = new AbortController()
  const running = activities.map((activity) => repeat(activity, end.signal))
  try {
    const result = await measure()
    end.abort()
    return { result, counts: await Promise.all(running) }
  } finally {
    end.abort()
    await Promise.allSettled(running)
  }
}

async function repeat({ name, connections, pauseMs = 0, send }: Activity, end: AbortSignal): Promise<Count> {
  const began = performance.now()
  let turn = 0
  let failures = 0
  const work = async () => {
    while (!end.aborted) {
      turn += 1
      const isOk = await send(turn).catch(() => false)
      if (!isOk) failures += 1
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - began) / 1_000
  return { name, perSecond: Math.round((turn / seconds) * 10) / 10, failures }
}
