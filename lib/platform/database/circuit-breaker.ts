import { setTimeout as sleep } from 'node:timers/promises'
import { probeDatabase } from '@/lib/platform/postgres/until-database-answers'
import { processScope } from '@/lib/runtime/process-scope'

const TIMEOUTS_TO_OPEN = 3
const PROBE_PAUSE_MS = 250

/** Opens after three timeouts in a row; queries then fail at once until a probe succeeds. */
export class CircuitBreaker {
  isOpen = false
  private timeoutsInRow = 0

  constructor(private readonly probe: () => Promise<unknown>) {}

  onAnswer(): void {
    this.timeoutsInRow = 0
  }

  onTimeout(): void {
    this.timeoutsInRow += 1
    if (this.timeoutsInRow >= TIMEOUTS_TO_OPEN && !this.isOpen) void this.openUntilAnswer()
  }

  private async openUntilAnswer(): Promise<void> {
    this.isOpen = true
    while (!(await this.isAnswering())) await sleep(PROBE_PAUSE_MS, undefined, { ref: false })
    this.timeoutsInRow = 0
    this.isOpen = false
  }

  private isAnswering(): Promise<boolean> {
    return this.probe().then(
      () => true,
      () => false,
    )
  }
}

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    databaseBreaker?: CircuitBreaker
  }
}

export const databaseBreaker = (processScope.databaseBreaker ??= new CircuitBreaker(() =>
  probeDatabase({ connectionString: process.env.DATABASE_URL }),
))
