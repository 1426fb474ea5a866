/** NTP corrects less than this step by step. */
const NOTICED_MS = 5_000

/** Tells when the clock of the machine was set back, by the monotonic one. */
export class WallClock {
  private offset: number

  constructor(
    private readonly wall: () => number = () => Date.now(),
    private readonly monotonic: () => number = () => performance.now(),
  ) {
    this.offset = this.measure()
  }

  /** True once after each change. */
  wasSetBack(): boolean {
    const before = this.offset
    this.offset = this.measure()
    return before - this.offset > NOTICED_MS
  }

  private measure(): number {
    return this.wall() - this.monotonic()
  }
}
