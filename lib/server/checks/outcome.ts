import { readFileSync } from 'node:fs'
import type { CommandResult } from '@/lib/server/checks/command'

/** What a step found, in numbers, and what to print under its line. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  note?: string
  output?: string
}

/** One check: passed or failed as a whole. */
export function oneCheck(ok: boolean, details: Pick<Outcome, 'note' | 'output'> = {}): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, ...details }
}

export function skipped(note: string): Outcome {
  return { passed: 0, failed: 0, skipped: 1, note }
}

/** Nothing but the exit code speaks; the output is shown when it failed. */
export function byExitCode({ code, output }: CommandResult): Outcome {
  return oneCheck(code === 0, { output: code === 0 ? undefined : output })
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numRuntimeErrorTestSuites: number
  testResults: { assertionResults: { fullName: string; status: string; invocations?: number }[] }[]
}

/**
 * The counts of `jest --json`; a suite that could not run is one more failure, and so is a run without tests. What passed
 * only at its second try is named.
 */
export function jestOutcome(file: string, result: CommandResult): Outcome {
  const report = readReport<JestReport>(file)
  if (!report) return oneCheck(false, { note: 'Jest не дал отчёта', output: result.output })
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const repeated = tests.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
  const names = repeated.map(({ fullName }) => fullName)
  return naming(agreeing(counts, result), names.length, names)
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
}

/**
 * A worker that has told the outcome of all its tests and then does not end: Node 20 can deadlock in process.exit
 * (nodejs/node#54918, microsoft/playwright#39753). Playwright kills it and says so as an error of no test.
 */
const NEVER_ENDED = /process did not exit within \d+ms after stop, force-killed it/

/**
 * The counts of Playwright's json reporter; a journey that a busy machine let pass only at its second try is named, and so is
 * a worker that had to be killed when its tests were over.
 */
export function playwrightOutcome(file: string, result: CommandResult): Outcome {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return oneCheck(false, { note: 'Playwright не дал отчёта', output: result.output })
  const { expected, unexpected, flaky, skipped } = report.stats
  const errors = report.errors.filter(({ message = '' }) => !NEVER_ENDED.test(message))
  const counts = { passed: expected + flaky, failed: unexpected + errors.length, skipped }
  const wasKilled = errors.length < report.errors.length
  const outcome = naming(agreeing(counts, wasKilled ? { ...result, code: 0 } : result), flaky)
  return wasKilled
    ? { ...outcome, note: join(outcome.note, 'процесс, закончивший тесты, пришлось остановить') }
    : outcome
}

function join(...notes: (string | undefined)[]): string {
  return notes.filter(Boolean).join('; ')
}

function naming(outcome: Outcome, repeated: number, names: readonly string[] = []): Outcome {
  if (repeated === 0 || outcome.note) return outcome
  const which = names.length > 0 ? ` (${names.join('; ')})` : ''
  return { ...outcome, note: `со второй попытки: ${repeated}${which}` }
}

/** A run that found no tests, or whose exit code says more than its counts, has failed. */
function agreeing(counts: Omit<Outcome, 'note' | 'output'>, { code, output }: CommandResult): Outcome {
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'не нашлось ни одного теста', output }
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, note: `код выхода ${code}`, output }
  return { ...counts, output: counts.failed ? output : undefined }
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
