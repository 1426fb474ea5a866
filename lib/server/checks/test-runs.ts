import { rmSync } from 'node:fs'
import { node } from '@/lib/server/checks/command'
import { jestOutcome, playwrightOutcome, type Outcome } from '@/lib/server/checks/outcome'

/** Where reports, traces and the portal's log of a run are left. */
export const REPORTS = 'test-results'

/** Contract tests that break a portal over a database of their own: they run beside those that share one. */
const APART = 'e2e/(external-host|letters|old-node|sigkill)\\.contract'

/** Tests that need no portal and take two thirds of the time of all these: the demo city, harmful documents, starts of PostgreSQL. */
const HEAVY = 'lib/(cms/seed/|cms/(document-text|clean-document)\\.test|server/database\\.test)'

/** The projects of jest.config.mjs; each part is the files of a project whose path the pattern finds. */
const parts = {
  unit: { project: 'unit', inBand: false, path: `(?!.*${HEAVY})` },
  heavy: { project: 'unit', inBand: true, path: `(?=.*${HEAVY})` },
  // they share one portal, so they go one after another
  contract: { project: 'contract', inBand: true, path: `(?!.*${APART})` },
  apart: { project: 'contract', inBand: true, path: `(?=.*${APART})` },
}

interface Narrowed {
  env?: Record<string, string>
  /** Parts of paths: only test files that hold one of them are run, and a step may be left with none. */
  files?: readonly string[]
}

/** A part of the tests of jest.config.mjs. */
export async function runJest(part: keyof typeof parts, { env, files = [] }: Narrowed = {}): Promise<Outcome> {
  const report = freshReport(`${REPORTS}/jest-${part}.json`)
  const { project, inBand, path } = parts[part]
  const args = [
    ...['node_modules/jest/bin/jest.js', '--selectProjects', project, ...(inBand ? ['--runInBand'] : [])],
    ...['--testPathPatterns', `^${path}(?=.*${anyOf(files)})`],
    ...(files.length > 0 ? ['--passWithNoTests'] : []),
    ...['--json', '--outputFile', report, '--silent'],
  ]
  const result = await node(args, { env: { NODE_ENV: 'test', ...env }, minutes: 15 })
  return jestOutcome(report, { ...result, output: result.output.replace(result.stdout, '') }, files.length > 0)
}

/** A worker tells each second that it is closing its browser; one that is silent for so long never ends (outcome.ts). */
const SILENT_WORKER_MS = 30_000

/** Ten minutes on two quick cores; a machine at a third of that speed still tells what passed and what did not. */
const JOURNEYS_MINUTES = 40

/** Residents' journeys in a real browser. */
export async function runPlaywright({ env, files = [] }: Narrowed): Promise<Outcome> {
  const report = freshReport(`${REPORTS}/playwright.json`)
  const patterns = files.map(asPattern)
  const options = ['--reporter=line,json', ...(files.length > 0 ? ['--pass-with-no-tests'] : [])]
  const args = ['node_modules/playwright/cli.js', 'test', ...patterns, ...options]
  const result = await node(args, {
    env: {
      NODE_ENV: 'test',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PWTEST_CHILD_PROCESS_TIMEOUT: String(SILENT_WORKER_MS),
      ...env,
    },
    minutes: JOURNEYS_MINUTES,
  })
  return playwrightOutcome(report, result, files.length > 0)
}

function anyOf(files: readonly string[]): string {
  return files.length > 0 ? `(${files.map(asPattern).join('|')})` : ''
}

function asPattern(file: string): string {
  return file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A report of yesterday must not speak for a run that made none. */
function freshReport(path: string): string {
  rmSync(path, { force: true })
  return path
}
