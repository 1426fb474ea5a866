import { commonLimits, ownLimits, type CallLimit } from '@/lib/platform/calls/call-limits'
import { hitLimits, unhitLimits } from '@/lib/platform/limits/hit-limits'
import type { Caller, Visitor } from '@/lib/contract/caller'

/** Places in the limits that one request has taken for calls it is going to make. */
export class ReservedPlaces {
  private readonly left = new Map<string, number>()

  constructor(private readonly who: { visitor: Visitor; caller: Caller | null }) {}

  /** Takes places for so many calls of an operation, all or none. Throws tooMany. */
  async reserve(operation: string, times: number): Promise<void> {
    const taken: CallLimit[] = []
    try {
      for (const limit of this.limitsOf(operation)) {
        taken.push(limit)
        await hitLimits([limit], times)
      }
    } catch (error) {
      await unhitLimits(taken, times)
      throw error
    }
    this.left.set(operation, times)
  }

  /** Whether a place was reserved for the call that is made now; it is used up. */
  use(operation: string): boolean {
    const left = this.left.get(operation) ?? 0
    if (left > 0) this.left.set(operation, left - 1)
    return left > 0
  }

  /** Gives back what was not used: an earlier call of the request was refused. */
  async release(): Promise<void> {
    for (const [operation, times] of this.left) if (times > 0) await unhitLimits(this.limitsOf(operation), times)
    this.left.clear()
  }

  private limitsOf(operation: string): CallLimit[] {
    const attempt = { operation, ...this.who }
    return [...commonLimits(attempt), ...ownLimits(attempt)]
  }
}
