import { spawnSync } from 'node:child_process'

/** Fewer modules mean that the tool silently missed the code. */
const MIN_MODULES = 1_000

interface CruiseReport {
  modules: { source: string }[]
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

const { stdout } = spawnSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    'app',
    'components',
    'lib',
    'demo',
    'e2e',
    'playwright.config.ts',
  ],
  { encoding: 'utf8', maxBuffer: Infinity, stdio: ['ignore', 'pipe', 'inherit'] },
)
const { modules, summary } = JSON.parse(stdout) as CruiseReport
const count = modules.filter(({ source }) => !source.includes('node_modules/')).length
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`)
console.log(`Модулей: ${count}, нарушений: ${summary.violations.length}`)
process.exit(summary.violations.length > 0 || count < MIN_MODULES ? 1 : 0)
