import { readdirSync, readFileSync, statSync } from 'node:fs'
import { measureCode } from '@/lib/tools/checks/figures/code'
import {
  countCircles,
  countDirectDoors,
  countLines,
  countOutside,
  importsOf,
  isProduct,
  readSources,
} from '@/lib/tools/checks/figures/house'
import { faultsOf, readSections } from '@/lib/tools/checks/figures/walks'

const WALKS = 'docs/walks.md'
const MIGRATIONS = 'lib/office/migrations'

/** `npm run figures` prints how large and how spread the code is, and whether docs/walks.md is true. */
const sources = readSources()
const imports = importsOf(sources)
const typescript = [...sources].filter(([file]) => /\.tsx?$/.test(file) && isProduct(file))
const { product, all } = countLines(sources)
const { median, p90, anyCount } = measureCode(typescript)
const sections = readSections(readFileSync(WALKS, 'utf8'))
const faults = sections.flatMap((section) => faultsOf(section, sources, imports))

for (const { title, lines } of sections) print(title, lines.length)
for (const [domain, count] of Object.entries(countOutside(sources))) print(`files outside that name ${domain}`, count)
print('transport files that import a repository', countDirectDoors(imports))
print('migrations, MB', migrations())
print('function lines, median/p90', `${median}/${p90}`)
print('files in circles of imports', countCircles(imports))
print('any', anyCount)
print('product lines; all', `${product}; ${all}`)
faults.forEach((fault) => console.error(fault))
process.exitCode = faults.length > 0 ? 1 : 0

function print(name: string, value: number | string): void {
  console.log(`${name.padEnd(44)} ${value}`)
}

function migrations(): string {
  const names = readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' })
  const count = names.filter((name) => name.endsWith('.ts') && name !== 'index.ts').length
  const bytes = names.reduce((total, name) => total + statSync(`${MIGRATIONS}/${name}`).size, 0)
  return `${count}, ${(bytes / 1_000_000).toFixed(1)}`
}
