import { commonLimits, operationLimits, type CountedLimit } from '@/lib/platform/calls/call-limits'
import { hitLimits, refundLimits } from '@/lib/platform/limits/limits'
import type { CallLimit } from '@/lib/contract/call-limit'
import type { Caller, Visitor } from '@/lib/contract/caller'

interface CountedCall {
  id: string
  limits?: readonly CallLimit[]
}

export class ReservedAttempts {
  private readonly left = new Map<string, { call: CountedCall; times: number }>()

  constructor(private readonly who: { visitor: Visitor; caller: Caller | null }) {}

  /** Reserves all or none. Throws tooMany. */
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

  use(operation: string): boolean {
    const left = this.left.get(operation)
    if (!left || left.times === 0) return false
    left.times--
    return true
  }

  async release(): Promise<void> {
    for (const { call, times } of this.left.values()) if (times > 0) await refundLimits(this.limitsOf(call), times)
    this.left.clear()
  }

  private limitsOf({ id: operation, limits }: CountedCall): CountedLimit[] {
    const attempt = { operation, limits, ...this.who }
    return [...commonLimits(attempt), ...operationLimits(attempt)]
  }
}
