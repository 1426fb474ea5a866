import { rmSync } from 'node:fs'
import { node } from '@/lib/tools/checks/command'
import { jestOutcome, playwrightOutcome, type Outcome } from '@/lib/tools/checks/outcome'

/** Reports, traces and the portal's log of a run are left here. */
export const REPORTS = 'test-results'

/**
 * These tests need no portal and take two thirds of the time of all: the demo city, harmful documents, starts of
 * PostgreSQL, the upgrade.
 */
const HEAVY =
  '(demo/drawing/|lib/(package/seed/|platform/documents/(document-text|clean-document)\\.test|platform/postgres/database\\.test|office/upgrade\\.test))'

/** So many doors answer beside each other: on two cores a third would only wait. */
const DOORS = 2

/** The projects are those of jest.config.mjs; each part is the files of a project whose path the pattern finds. */
const parts = {
  unit: { project: 'unit', workers: null, path: `(?!.*${HEAVY})` },
  heavy: { project: 'unit', workers: 1, path: `(?=.*${HEAVY})` },
  // each worker has a door and a database of its own; a portal that a developer names is one for all
  door: { project: 'contract', workers: process.env.PORTAL_URL ? 1 : DOORS, path: '' },
  // they share one portal, so they go one after another
  portal: { project: 'portal', workers: 1, path: '' },
  apart: { project: 'apart', workers: 1, path: '' },
}

interface Narrowed {
  env?: Record<string, string>
  /** Parts of paths narrow it: only test files that hold one of them are run, and a step may be left with none. */
  files?: readonly string[]
}

/** Runs a part of the tests of jest.config.mjs. */
export async function runJest(part: keyof typeof parts, { env, files = [] }: Narrowed = {}): Promise<Outcome> {
  const report = freshReport(`${REPORTS}/jest-${part}.json`)
  const { project, workers, path } = parts[part]
  const args = [
    ...['node_modules/jest/bin/jest.js', '--selectProjects', project, ...(workers ? [`--maxWorkers=${workers}`] : [])],
    ...['--testPathPatterns', `^${path}(?=.*${anyOf(files)})`],
    ...(files.length > 0 ? ['--passWithNoTests'] : []),
    ...['--json', '--outputFile', report, '--silent'],
  ]
  const result = await node(args, { env: { NODE_ENV: 'test', ...env }, minutes: 15 })
  return jestOutcome(report, { ...result, output: result.output.replace(result.stdout, '') }, files.length > 0)
}

/** A worker tells each second that it is closing its browser; one that is silent for so long never ends (outcome.ts). */
const SILENT_WORKER_MS = 30_000

/** Two quick cores need ten minutes; a machine at a third of that speed still tells what passed and what did not. */
const JOURNEYS_MINUTES = 40

/** Runs residents' journeys in a real browser. */
export async function runPlaywright({ env, files = [] }: Narrowed): Promise<Outcome> {
  const report = freshReport(`${REPORTS}/playwright.json`)
  const patterns = files.map((file) => `/(?=e2e/).*${asPattern(file)}`)
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
