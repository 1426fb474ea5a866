import pLimit from 'p-limit'

export class OverloadError extends Error {
  override name = 'OverloadError'
}

/** Refuses the rest at once, so a flood costs refusals, not memory. */
export class RenderLimit {
  private readonly limit

  constructor(
    private readonly mostRunning: number,
    private readonly mostWaiting: number,
  ) {
    this.limit = pLimit(mostRunning)
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { activeCount, pendingCount } = this.limit
    if (activeCount >= this.mostRunning && pendingCount >= this.mostWaiting) throw new OverloadError()
    return this.limit(work)
  }
}
