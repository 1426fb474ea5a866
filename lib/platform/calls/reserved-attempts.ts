import { commonLimits, operationLimits, type CountedLimit } from '@/lib/platform/calls/call-limits'
import { hitLimits, refundLimits } from '@/lib/platform/limits/limits'
import type { CallLimit } from '@/lib/contract/call-limit'
import type { Caller, Visitor } from '@/lib/contract/caller'

interface CountedCall {
  /** Name of the operation. */
  id: string
  limits?: readonly CallLimit[]
}

/** One request takes places in the limits for all calls that it is going to make. */
export class ReservedAttempts {
  private readonly left = new Map<string, { call: CountedCall; times: number }>()

  constructor(private readonly who: { visitor: Visitor; caller: Caller | null }) {}

  /** Takes places for so many calls of an operation, all or none. Throws tooMany. */
  async reserve(call: CountedCall, times: number): Promise<void> {
    const taken: CountedLimit[] = []
    try {
      for (const limit of this.limitsOf(call)) {
        taken.push(limit)
        await hitLimits([limit], times)
      }
    } catch (error) {
      await refundLimits(taken, times)
      throw error
    }
    this.left.set(call.id, { call, times })
  }

  /** Answers whether a place was reserved for the call that is made now, and uses it up. */
  use(operation: string): boolean {
    const left = this.left.get(operation)
    if (!left || left.times === 0) return false
    left.times--
    return true
  }

  /** Gives back places that were not used, because an earlier call of the request was refused. */
  async release(): Promise<void> {
    for (const { call, times } of this.left.values()) if (times > 0) await refundLimits(this.limitsOf(call), times)
    this.left.clear()
  }

  private limitsOf({ id: operation, limits }: CountedCall): CountedLimit[] {
    const attempt = { operation, limits, ...this.who }
    return [...commonLimits(attempt), ...operationLimits(attempt)]
  }
}
