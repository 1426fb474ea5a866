import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jestOutcome, playwrightOutcome } from '@/lib/server/checks/outcome'

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

  it('names what passed only at its second try', () => {
    const assertionResults = [
      { fullName: 'a letter comes', status: 'passed', invocations: 2 },
      { fullName: 'a vote counts', status: 'passed', invocations: 1 },
    ]
    const { note } = jestOutcome(report({ ...jest, testResults: [{ assertionResults }] }), ended(0))
    expect(note).toBe('со второй попытки: 1 (a letter comes)')
  })

  it('is the counts of Playwright, where a journey that passed at its second try is named', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    expect(playwrightOutcome(report({ stats, errors: [] }), ended(1))).toMatchObject({
      passed: 6,
      failed: 1,
      skipped: 2,
      note: 'со второй попытки: 1',
    })
  })

  it('does not fail for a worker that was killed when its tests were over, and says so', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }
    const killed = { message: 'Error: worker-0 process did not exit within 30000ms after stop, force-killed it' }
    expect(playwrightOutcome(report({ stats, errors: [killed, killed] }), ended(1))).toEqual({
      passed: 5,
      failed: 0,
      skipped: 0,
      note: 'со второй попытки: 1; процесс, закончивший тесты, пришлось остановить',
    })
    const other = { message: 'Error: no such file' }
    expect(playwrightOutcome(report({ stats, errors: [killed, other] }), ended(1)).failed).toBe(1)
  })
})
