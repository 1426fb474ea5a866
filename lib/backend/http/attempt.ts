import type { CallLimit } from '@/lib/backend/http/call-limits'
import { asAppError } from '@/lib/backend/http/error-response'
import { hitLimits, unhitLimits } from '@/lib/backend/integrations/limits'

/** One attempt against some limits. */
export class Attempt {
  private isCounted = false

  constructor(
    private readonly limits: readonly CallLimit[],
    /** Whether forms that were filled in wrongly do not count. */
    private readonly forgivesForms = true,
  ) {}

  /** Throws tooMany. */
  async count(): Promise<void> {
    await hitLimits(this.limits)
    this.isCounted = true
  }

  /** Takes back what does not count: successes where only failures do, wrong forms, and what broke by our own fault. */
  async settle<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      await this.takeBack(({ failuresOnly }) => failuresOnly)
      return result
    } catch (error) {
      const { status, code } = asAppError(error)
      if (status >= 500) await this.takeBack(() => true)
      else if (code === 'invalid' && this.forgivesForms) await this.takeBack(({ failuresOnly }) => !failuresOnly)
      throw error
    }
  }

  private async takeBack(which: (limit: CallLimit) => boolean): Promise<void> {
    if (this.isCounted) await unhitLimits(this.limits.filter(which))
  }
}
