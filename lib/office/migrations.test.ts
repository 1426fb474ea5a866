import { globSync, readdirSync, readFileSync } from 'node:fs'
import { migrationReleases } from '@/lib/office/migration-releases'
import { compareVersions } from '@/lib/office/newer-schema'

const files = readdirSync('lib/office/migrations')
const listNames = (extension: RegExp) =>
  files.filter((file) => /^\d{8}_/.test(file) && extension.test(file)).map((file) => file.replace(extension, ''))

test('only the newest migration keeps a snapshot: the next one is computed from it', () => {
  expect(listNames(/\.json$/)).toEqual(listNames(/\.ts$/).sort().slice(-1))
})

const names = listNames(/\.ts$/).sort()
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
/** What code of an earlier release may still use. */
const TAKES_AWAY =
  /\bDROP (TABLE|COLUMN|VIEW|TYPE)\b|\bRENAME\b|\bSET NOT NULL\b|\bALTER COLUMN \S+ (SET DATA )?TYPE\b/i
/** The second migration is written in parts. */
const parts = globSync('lib/office/migrations/second/*.ts').map((file) => readFileSync(file, 'utf8'))

function readText(name: string): string {
  const text = readFileSync(`lib/office/migrations/${name}.ts`, 'utf8')
  return text.includes("from './second/") ? [text, ...parts].join('\n') : text
}

test('every migration names the oldest release that runs beside it, none newer than this one', () => {
  expect(Object.keys(migrationReleases)).toEqual(names)
  const releases = Object.values(migrationReleases).map(({ oldestCompatibleRelease }) => oldestCompatibleRelease)
  expect(
    releases.filter((release) => !/^\d+\.\d+\.\d+$/.test(release) || compareVersions(release, version) > 0),
  ).toEqual([])
  expect(releases.toSorted(compareVersions)).toEqual(releases)
})

test.each(names)('%s takes away only what no release beside it uses', (name) => {
  const { oldestCompatibleRelease = '', unusedSince } = migrationReleases[name] ?? {}
  expect(TAKES_AWAY.test(readText(name))).toBe(unusedSince !== undefined)
  if (unusedSince) expect(compareVersions(oldestCompatibleRelease, unusedSince)).toBeGreaterThanOrEqual(0)
})

test.each([
  ['0.3.0', '0.10.0', -1],
  ['1.0.0', '0.10.0', 1],
  ['0.3.0', '0.3.0', 0],
])('release %s compared with %s: %i', (one, other, order) => {
  expect(Math.sign(compareVersions(one, other))).toBe(order)
})
