import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jestOutcome, playwrightOutcome } from '@/lib/tools/checks/outcome'

const folder = mkdtempSync(join(tmpdir(), 'city-portal-outcome-'))
const ended = (code: number) => ({ code, stdout: '', output: 'what it printed' })

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('the outcome of a test run', () => {
  const jest = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numRuntimeErrorTestSuites: 0,
    testResults: [],
  }

  it('is the counts of Jest', () => {
    expect(jestOutcome(report(jest), ended(0))).toMatchObject({ passed: 3, failed: 0, skipped: 1 })
  })

  it('counts a suite that could not run as a failure', () => {
    expect(jestOutcome(report({ ...jest, numRuntimeErrorTestSuites: 2 }), ended(1))).toMatchObject({ failed: 2 })
  })

  it('is a failure when no test was found, when there is no report, or when only the exit code complains', () => {
    expect(jestOutcome(report({ ...jest, numPassedTests: 0 }), ended(0)).failed).toBe(1)
    expect(jestOutcome(join(folder, 'missing.json'), ended(0)).failed).toBe(1)
    expect(jestOutcome(report(jest), ended(1)).failed).toBe(1)
  })

  it('names the tests that failed, and a suite that could not run', () => {
    const testResults = [
      {
        name: join(process.cwd(), 'lib/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a vote counts', status: 'passed' },
          { fullName: 'a letter comes', status: 'failed' },
        ],
      },
      { name: join(process.cwd(), 'lib/b.test.ts'), status: 'failed', assertionResults: [] },
    ]
    const counts = { ...jest, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults }
    expect(jestOutcome(report(counts), ended(1)).failures).toEqual(['lib/a.test.ts › a letter comes', 'lib/b.test.ts'])
  })

  it('is the counts of Playwright, where a journey that passed at its second try has failed', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'e2e/city-maps/map.spec.ts',
      tests: [{ projectName: 'phone', status }],
    })
    const specs = [spec('opens', 'expected'), spec('moves', 'unexpected')]
    const suites = [{ specs, suites: [{ specs: [spec('closes', 'flaky')] }] }]
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    expect(playwrightOutcome(report({ stats, errors: [], suites }), ended(1))).toMatchObject({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: ['e2e/city-maps/map.spec.ts › moves [phone]', 'e2e/city-maps/map.spec.ts › closes [phone]'],
    })
  })

  it('does not fail for a worker that was killed when its tests were over, and says so', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }
    const killed = { message: 'Error: worker-0 process did not exit within 30000ms after stop, force-killed it' }
    expect(playwrightOutcome(report({ stats, errors: [killed, killed] }), ended(1))).toEqual({
      passed: 5,
      failed: 0,
      skipped: 0,
      failures: [],
      note: 'процесс, закончивший тесты, пришлось остановить',
    })
    const other = { message: 'Error: no such file\n    at here' }
    const outcome = playwrightOutcome(report({ stats, errors: [killed, other] }), ended(1))
    expect(outcome).toMatchObject({ failed: 1, failures: ['Error: no such file'] })
  })
})
