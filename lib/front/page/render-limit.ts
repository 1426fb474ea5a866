/** Thrown when too many renders wait already. */
export class OverloadError extends Error {
  override name = 'OverloadError'
}

/** So many at once, so many waiting, the rest refused at once: a flood costs refusals, not memory. */
export class RenderLimit {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly mostRunning: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.mostRunning) await this.wait()
    else this.running += 1
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }

  /** The place is handed over by whoever leaves it. */
  private wait(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) throw new OverloadError()
    return new Promise((resolve) => this.waiting.push(resolve))
  }
}
