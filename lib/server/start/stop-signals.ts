import { log } from '@/lib/config/log'

/** The pause for balancers, 30 s for running requests, then the workers and PostgreSQL. */
const STOP_LIMIT_MS = 60_000

type Step = () => Promise<unknown> | unknown

/** Runs the steps last first and exits within a minute. */
export class StopSignals {
  private readonly steps: Step[] = []
  private stopping: Promise<void> | undefined

  /** Undefined if nobody asked for the stop. */
  signal: 'SIGTERM' | 'SIGINT' | undefined

  constructor() {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.stopOn(signal))
  }

  onStop(step: Step): void {
    this.steps.unshift(step)
  }

  stop(exitCode: number): Promise<void> {
    this.stopping ??= this.runSteps(exitCode)
    return this.stopping
  }

  get isStopping(): boolean {
    return this.stopping !== undefined
  }

  private stopOn(signal: 'SIGTERM' | 'SIGINT'): void {
    this.signal ??= signal
    void this.stop(0)
  }

  private async runSteps(exitCode: number): Promise<void> {
    log.info('Останавливаемся')
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    // steps may be added meanwhile, by a start that goes on
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      try {
        await step()
      } catch (error) {
        log.error({ err: error }, 'Остановка прошла не чисто')
      }
    }
    log.info('Остановлены')
    process.exit(exitCode)
  }
}
