import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { CommandResult } from '@/lib/tools/checks/command'

/** A step reports its counts, and what to print under its line. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** The end of the run lists the failed tests; a step with one check is listed by its title. */
  failures?: string[]
  note?: string
  output?: string
}

/** Makes the outcome of one check, which passed or failed as a whole. */
export function oneCheck(ok: boolean, details: Pick<Outcome, 'note' | 'output'> = {}): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, ...details }
}

export function skipped(note: string): Outcome {
  return { passed: 0, failed: 0, skipped: 1, note }
}

/** Judges by the exit code alone; the output is shown when it failed. */
export function byExitCode({ code, output }: CommandResult): Outcome {
  return oneCheck(code === 0, { output: code === 0 ? undefined : output })
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numRuntimeErrorTestSuites: number
  testResults: JestFile[]
}

interface JestFile {
  name: string
  status: string
  assertionResults: { fullName: string; status: string }[]
}

/**
 * Reads the counts of `jest --json`. A suite that could not run counts as a failure, and so does an empty run unless that is
 * allowed.
 */
export function jestOutcome(file: string, result: CommandResult, mayBeEmpty = false): Outcome {
  const report = readReport<JestReport>(file)
  if (!report) return oneCheck(false, { note: 'Jest не дал отчёта', output: result.output })
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(failuresOfFile),
  }
  return agreeing(counts, result, mayBeEmpty)
}

function failuresOfFile({ name, status, assertionResults }: JestFile): string[] {
  const path = relative(process.cwd(), name)
  if (status === 'failed' && assertionResults.length === 0) return [path]
  const failed = assertionResults.filter((test) => test.status === 'failed')
  return failed.map(({ fullName }) => `${path} › ${fullName}`)
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
  suites?: PlaywrightSuite[]
}

/**
 * A worker may tell the outcome of all its tests and then not end: process.exit of Node can wait for ever for the
 * threads of V8, of Node 24 too (nodejs/node#54918, microsoft/playwright#39753, both open). Playwright kills the worker
 * and says so as an error of no test.
 */
const NEVER_ENDED = /process did not exit within \d+ms after stop, force-killed it/

/**
 * Reads the counts of Playwright's json reporter; a worker that had to be killed when its tests were over is mentioned.
 */
export function playwrightOutcome(file: string, result: CommandResult, mayBeEmpty = false): Outcome {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return oneCheck(false, { note: 'Playwright не дал отчёта', output: result.output })
  // a journey that passed only at its second try counts as failed
  const { expected: passed, unexpected, flaky, skipped } = report.stats
  const errors = report.errors.filter(({ message = '' }) => !NEVER_ENDED.test(message))
  const failures = [...(report.suites ?? []).flatMap(failuresOfSuite), ...errors.map(firstLine)]
  const counts = { passed, failed: unexpected + flaky + errors.length, skipped, failures }
  const wasKilled = errors.length < report.errors.length
  const outcome = agreeing(counts, wasKilled ? { ...result, code: 0 } : result, mayBeEmpty)
  return wasKilled ? { note: 'процесс, закончивший тесты, пришлось остановить', ...outcome } : outcome
}

function failuresOfSuite({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `${file} › ${title} [${projectName}]`),
  )
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

function firstLine({ message = '' }: { message?: string }): string {
  return message.split('\n', 1)[0] ?? ''
}

/** Fails a run that found no tests, or whose exit code disagrees with its counts. */
function agreeing(
  counts: Omit<Outcome, 'note' | 'output'>,
  { code, output }: CommandResult,
  mayBeEmpty: boolean,
): Outcome {
  const isEmpty = counts.passed + counts.failed === 0
  if (isEmpty && !mayBeEmpty) return { ...counts, failed: 1, note: 'не нашлось ни одного теста', output }
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, note: `код выхода ${code}`, output }
  return counts.failed ? { ...counts, output } : counts
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
