import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface Result {
  passed: number
  failed: number
  failures: string[]
  /** Titles of tests that did not run; each says what it needs. */
  skipped: string[]
}

export function oneCheck(name: string, ok: boolean): Result {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [name], skipped: [] }
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** A suite that could not run is a failure. Throws without a report. */
export function readJestReport(file: string): Result {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const path = relative(process.cwd(), name)
    if (status === 'failed' && assertionResults.length === 0) return [path]
    const failed = assertionResults.filter((test) => test.status === 'failed')
    return failed.map(({ fullName }) => `${path} › ${fullName}`)
  })
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName),
  )
  return { passed: report.numPassedTests, failed, failures, skipped }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
  suites?: PlaywrightSuite[]
}

/**
 * `process.exit` of Node can wait for ever for V8's threads (nodejs/node#54918, microsoft/playwright#39753), so such a
 * worker fails no test.
 */
const WORKER_DID_NOT_EXIT = /process did not exit within \d+ms after stop, force-killed it/

/** Throws without a report. */
export function readPlaywrightReport(file: string): Result & { wasWorkerKilled: boolean } {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  const real = errors.filter(({ message = '' }) => !WORKER_DID_NOT_EXIT.test(message))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + real.length,
    failures: [
      ...suites.flatMap((suite) => findTests(suite, ['unexpected', 'flaky'])),
      ...real.map(({ message = '' }) => message.split('\n', 1)[0] ?? ''),
    ],
    skipped: suites.flatMap((suite) => findTests(suite, ['skipped'])),
    wasWorkerKilled: real.length < errors.length,
  }
}

function findTests({ specs, suites = [] }: PlaywrightSuite, statuses: string[]): string[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => statuses.includes(status))
      .map(({ projectName }) => `${file} › ${title} [${projectName}]`),
  )
  return [...here, ...suites.flatMap((suite) => findTests(suite, statuses))]
}
