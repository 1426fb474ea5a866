import type { CountedLimit } from '@/lib/platform/calls/call-limits'
import { toAppError } from '@/lib/platform/calls/to-app-error'
import type { FieldErrors } from '@/lib/contract/errors'
import { hitLimits, refundLimits } from '@/lib/platform/limits/limits'

interface AttemptRules {
  forgivesForms?: boolean
  /** Counted beforehand, except limits that depend on the input. */
  isReserved?: boolean
}

export class CountedAttempt {
  private isCounted = false

  constructor(
    private readonly limits: readonly CountedLimit[],
    private readonly rules: AttemptRules = {},
  ) {}

  async count(): Promise<void> {
    await hitLimits(this.rules.isReserved ? this.limits.filter(({ isNamed }) => isNamed) : this.limits)
    this.isCounted = true
  }

  /** Refunds what does not count: successes of `failuresOnly` limits, invalid forms and server errors. */
  async settle<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      await this.takeBack(({ failuresOnly }) => failuresOnly)
      return result
    } catch (error) {
      const { status, code, errors = {} } = toAppError(error)
      if (status >= 500) await this.takeBack(() => true)
      else if (code === 'invalid' && this.rules.forgivesForms !== false)
        await this.takeBack((limit) => !limit.failuresOnly && !isGuess(limit, errors))
      throw error
    } finally {
      // a repeat got the first response, so its reservation is refunded
      if (this.rules.isReserved && !this.isCounted) await refundLimits(this.limits.filter(({ isNamed }) => !isNamed))
    }
  }

  private async takeBack(which: (limit: CountedLimit) => boolean): Promise<void> {
    if (this.isCounted) await refundLimits(this.limits.filter(which))
  }
}

function isGuess({ countsWrong }: CountedLimit, errors: FieldErrors): boolean {
  return typeof countsWrong === 'boolean' ? countsWrong : countsWrong.some((field) => field in errors)
}
