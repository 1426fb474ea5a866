/** Thrown if too many renders are waiting. */
export class OverloadError extends Error {
  override name = 'OverloadError'
}

/** Limits running and waiting renders. The rest is refused at once, so a flood costs refusals, not memory. */
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

  private wait(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) throw new OverloadError()
    return new Promise((resolve) => this.waiting.push(resolve))
  }
}
