import { readFileSync } from 'node:fs'
import type { Lockfile } from '@/lib/tools/release/runtime-packages'

interface OwnPackage {
  license?: string
  licenses?: { type: string }[]
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile & {
  packages: Record<string, { dev?: boolean }>
}
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Compatible with AGPL-3.0-or-later, or a choice that holds one of them. */
const LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL 2.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
  'Zlib',
])
/** Read by hand. */
const OTHER_LICENSES: Record<string, string> = {
  busboy: 'MIT, by its file LICENSE',
  'caniuse-lite': 'CC-BY-4.0: data, named in its file LICENSE',
  'png-js': 'MIT, by its file LICENSE',
  streamsearch: 'MIT, by its file LICENSE',
}

test('every package of a running portal has a license that goes with AGPL-3.0', () => {
  const refused = Object.entries(packages)
    .filter(([path, { dev }]) => path && !dev && !(nameOf(path) in OTHER_LICENSES))
    .filter(([path, { license }]) => !isAccepted(license ?? readOwnLicense(path)))
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

function isAccepted(license = ''): boolean {
  const parts = license.replace(/[()]/g, '').split(' OR ')
  return parts.some((part) => part.split(' AND ').every((name) => LICENSES.has(name)))
}

function readOwnLicense(path: string): string | undefined {
  const { license, licenses } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as OwnPackage
  return license ?? licenses?.map(({ type }) => type).join(' OR ')
}

/**
 * The oldest versions without a known advisory, per major version; an older major version is refused. npm's advisories
 * do not answer everywhere, so they are kept here.
 */
const FLOORS: Record<string, string[]> = {
  '@babel/runtime': ['7.26.10'], // CVE-2025-27789
  '@xmldom/xmldom': ['0.8.4'], // CVE-2022-39353
  braces: ['3.0.3'], // CVE-2024-4068
  'brace-expansion': ['1.1.12', '2.0.2', '5.0.0'], // CVE-2025-5889
  'cross-spawn': ['7.0.5'], // CVE-2024-21538
  dompurify: ['3.2.4'], // CVE-2025-26791
  'happy-dom': ['20.0.2'], // CVE-2025-61927, CVE-2025-62410
  'js-yaml': ['3.14.2', '4.1.1'], // CVE-2025-64718
  json5: ['1.0.2', '2.2.2'], // CVE-2022-46175
  'loader-utils': ['2.0.4'], // CVE-2022-37601, CVE-2022-37603
  lodash: ['4.17.21'], // CVE-2021-23337
  mammoth: ['1.11.0'], // CVE-2025-11849
  micromatch: ['4.0.8'], // CVE-2024-4067
  minimatch: ['3.0.5', '5.1.0', '9.0.0', '10.0.0', '11.0.0'], // CVE-2022-3517
  nanoid: ['3.3.8', '5.0.9'], // CVE-2024-55565
  next: ['16.4.5'], // and CVE-2025-66478 before
  nodemailer: ['7.0.7', '10.0.0'], // CVE-2025-13033
  'path-to-regexp': ['6.3.0'], // CVE-2024-45296
  payload: ['3.90.2'],
  'pdfjs-dist': ['4.2.67', '5.0.0'], // CVE-2024-4367
  postcss: ['8.4.31'], // CVE-2023-44270
  react: ['19.2.3'], // CVE-2025-55182, CVE-2025-55184
  'react-dom': ['19.2.3'],
  rollup: ['2.79.2'], // CVE-2024-47068
  'sanitize-html': ['2.12.1'], // CVE-2024-21501
  semver: ['6.3.1', '7.5.2'], // CVE-2022-25883
  'serialize-javascript': ['7.0.5'], // and CVE-2024-11831 before
  sharp: ['0.35.5'], // and CVE-2023-4863 before
  tar: ['7.5.7'], // CVE-2026-23745, CVE-2026-24842
  underscore: ['1.12.1'], // CVE-2021-23358
  undici: ['7.18.2'], // CVE-2026-22036
  webpack: ['5.94.0'], // CVE-2024-43788
  'word-wrap': ['1.2.4'], // CVE-2023-26115
  ws: ['7.5.10', '8.17.1'], // CVE-2024-37890
}

test.each(Object.entries(FLOORS))('%s is not older than the versions with known advisories', (name, floors) => {
  const versions = Object.entries(packages).filter(([path]) => path && nameOf(path) === name)
  expect(versions.length).toBeGreaterThan(0)
  expect(versions.filter(([, { version }]) => !isSafe(version ?? '', floors)).map(([path]) => path)).toEqual([])
})

test('a version is compared with the floor of its own major version', () => {
  const floors = ['1.1.12', '2.0.2']
  expect(['0.9.0', '1.1.11', '2.0.1'].filter((version) => isSafe(version, floors))).toEqual([])
  expect(['1.1.12', '2.1.0', '3.0.0'].filter((version) => !isSafe(version, floors))).toEqual([])
})

function isSafe(version: string, floors: readonly string[]): boolean {
  const major = (each: string) => Number(each.split('.')[0])
  const floor = floors.find((each) => major(each) === major(version))
  if (!floor) return floors.every((each) => major(each) < major(version))
  return version.localeCompare(floor, 'en', { numeric: true }) >= 0
}
