import { oneCheck, type Outcome } from '@/lib/tools/checks/outcome'

export interface Step {
  /** `--only` takes this name. */
  name: string
  title: string
  run(): Promise<Outcome>
}

interface Total {
  passed: number
  failed: number
  skipped: number
}

/** Runs steps, prints a line for each, and counts the results. */
export class StepRunner {
  readonly total: Total = { passed: 0, failed: 0, skipped: 0 }
  private readonly failures: string[] = []

  /** Runs steps in order of the list and takes each off it, so that two lanes may share a list. */
  async runAll(steps: Step[]): Promise<void> {
    for (let step = steps.shift(); step; step = steps.shift()) await this.runOne(step)
  }

  /** Returns true if nothing in the step failed. */
  async runOne(step: Step): Promise<boolean> {
    const started = Date.now()
    const outcome = await step.run().catch((error: Error) => oneCheck(false, { output: error.stack ?? error.message }))
    this.total.passed += outcome.passed
    this.total.failed += outcome.failed
    this.total.skipped += outcome.skipped
    this.failures.push(...failuresOf(step, outcome))
    print(step, outcome, (Date.now() - started) / 1000)
    return outcome.failed === 0
  }

  /** Lists what failed, then the counts. The last line of the run has a fixed form, because programs look for it. */
  summary(): string {
    const { passed, failed } = this.total
    const named = this.failures.length > 0 ? ['Не прошло:', ...this.failures.map((name) => `  ${name}`)] : []
    return [...named, `${passed} passed, ${failed} failed`].join('\n')
  }
}

/** Lists the failed tests by name; a failure that belongs to no test is listed by the step's title. */
function failuresOf({ name, title }: Step, { failed, failures = [], note }: Outcome): string[] {
  if (failed === 0) return []
  const own = failures.length < failed ? [[title, note].filter(Boolean).join(': ')] : []
  return [...failures, ...own].map((failure) => `${name}: ${failure}`)
}

function print(step: Step, outcome: Outcome, seconds: number): void {
  const mark = outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '–'
  const counts = [`${outcome.passed} прошло`, outcome.failed && `${outcome.failed} не прошло`]
  const skippedCount = outcome.skipped && `${outcome.skipped} пропущено`
  const facts = [...counts, skippedCount, outcome.note].filter(Boolean).join(', ')
  console.log(`${mark} ${step.name.padEnd(10)} ${step.title}: ${facts} (${seconds.toFixed(1)} с)`)
  if (outcome.output) console.log(indent(outcome.output))
}

function indent(text: string): string {
  return text.trimEnd().replace(/^/gm, '    ')
}
