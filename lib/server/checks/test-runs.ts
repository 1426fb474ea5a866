import { rmSync } from 'node:fs'
import { node } from '@/lib/server/checks/command'
import { jestOutcome, playwrightOutcome, type Outcome } from '@/lib/server/checks/outcome'

/** Where reports, traces and the portal's log of a run are left. */
export const REPORTS = 'test-results'

/** One of the two projects of jest.config.ts. Contract tests share one portal, so they go one after another. */
export async function runJest(project: 'unit' | 'contract', env: Record<string, string> = {}): Promise<Outcome> {
  const report = freshReport(`${REPORTS}/jest-${project}.json`)
  const order = project === 'contract' ? ['--runInBand'] : []
  const args = ['--selectProjects', project, '--json', '--outputFile', report, '--silent', ...order]
  const result = await node(['node_modules/jest/bin/jest.js', ...args], {
    env: { NODE_ENV: 'test', ...env },
    minutes: 15,
  })
  return jestOutcome(report, { ...result, output: result.output.replace(result.stdout, '') })
}

/** Residents' journeys in a real browser. */
export async function runPlaywright(env: Record<string, string>): Promise<Outcome> {
  const report = freshReport(`${REPORTS}/playwright.json`)
  const args = ['node_modules/playwright/cli.js', 'test', '--reporter=line,json']
  const result = await node(args, {
    env: { NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
    minutes: 20,
  })
  return playwrightOutcome(report, result)
}

/** A report of yesterday must not speak for a run that made none. */
function freshReport(path: string): string {
  rmSync(path, { force: true })
  return path
}
