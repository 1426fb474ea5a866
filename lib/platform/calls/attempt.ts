import type { CountedLimit } from '@/lib/platform/calls/call-limits'
import { toAppError } from '@/lib/platform/calls/to-app-error'
import type { FieldErrors } from '@/lib/contract/errors'
import { hitLimits, refundLimits } from '@/lib/platform/limits/limits'

interface AttemptRules {
  /** Says that forms which were filled in wrongly do not count. */
  forgivesForms?: boolean
  /** Says that its places in the limits were taken beforehand, but for those of whoever the input names. */
  isReserved?: boolean
}

/** An attempt is counted against some limits, and may be taken back. */
export class CountedAttempt {
  private isCounted = false

  constructor(
    private readonly limits: readonly CountedLimit[],
    private readonly rules: AttemptRules = {},
  ) {}

  /** Counts the attempt. Throws tooMany. */
  async count(): Promise<void> {
    await hitLimits(this.rules.isReserved ? this.limits.filter(({ isNamed }) => isNamed) : this.limits)
    this.isCounted = true
  }

  /** Takes back what does not count: successes where only failures do, wrong forms, and what broke by our own fault. */
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
      // a repeat got the first answer, so its place was taken for nothing
      if (this.rules.isReserved && !this.isCounted) await refundLimits(this.limits.filter(({ isNamed }) => !isNamed))
    }
  }

  private async takeBack(which: (limit: CountedLimit) => boolean): Promise<void> {
    if (this.isCounted) await refundLimits(this.limits.filter(which))
  }
}

/** True if a refusal at these fields counts against the limit. */
function isGuess({ countsWrong }: CountedLimit, errors: FieldErrors): boolean {
  return typeof countsWrong === 'boolean' ? countsWrong : countsWrong.some((field) => field in errors)
}
