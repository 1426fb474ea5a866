import { existsSync } from 'node:fs'
import { node } from '@/lib/tools/checks/command'
import { oneCheck, type Outcome } from '@/lib/tools/checks/outcome'

/** If the tool finds fewer modules, it has missed the code, which it does silently. */
const FEWEST_MODULES = 50

interface CruiseReport {
  modules: { source: string }[]
  summary: { violations: Violation[] }
}

interface Violation {
  from: string
  to: string
  rule: { name: string }
}

const ROOMS = ['app', 'components', 'lib', 'demo', 'e2e']

/** Checks who imports whom by the table in .dependency-cruiser.mjs. */
export async function checkImportRules(): Promise<Outcome> {
  const places = [...ROOMS, 'playwright.config.ts'].filter((path) => existsSync(path))
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json']
  const result = await node(['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...options, ...places])
  const report = parseReport(result.stdout)
  if (!report) return oneCheck(false, { output: result.output })
  const count = report.modules.filter(({ source }) => !source.includes('node_modules/')).length
  const { violations } = report.summary
  const output = violations.map(describe).join('\n')
  return oneCheck(violations.length === 0 && count >= FEWEST_MODULES, { note: `модулей: ${count}`, output })
}

function describe({ rule, from, to }: Violation): string {
  return `${rule.name}: ${from === to ? from : `${from} → ${to}`}`
}

function parseReport(stdout: string): CruiseReport | null {
  try {
    return JSON.parse(stdout) as CruiseReport
  } catch {
    return null
  }
}
