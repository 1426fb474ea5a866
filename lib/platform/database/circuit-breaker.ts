import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { processScope } from '@/lib/runtime/process-scope'

const TIMEOUTS_TO_OPEN = 3
const PROBE_TIMEOUT_MS = 2_000
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

export async function probeDatabase(connectionString: string | undefined): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    void client.end().catch(() => undefined)
  }
}

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    databaseBreaker?: CircuitBreaker
  }
}

export const databaseBreaker = (processScope.databaseBreaker ??= new CircuitBreaker(() =>
  probeDatabase(process.env.DATABASE_URL),
))
