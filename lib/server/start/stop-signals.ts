import { log } from '@/lib/config/log'

const STOP_LIMIT_MS = 9_500

type Step = () => Promise<unknown> | unknown

/** Runs the steps last first and exits within ten seconds. */
export class StopSignals {
  private readonly steps: Step[] = []
  private stopping: Promise<void> | undefined

  constructor() {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void this.stop(0))
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

  private async runSteps(exitCode: number): Promise<void> {
    log.info('Останавливаемся')
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    for (const step of this.steps) {
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
