import { readFileSync } from 'node:fs'
import type { Lockfile } from '@/lib/tools/release/runtime-packages'

interface PackageManifest {
  license?: string
  licenses?: { type: string }[]
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile & {
  packages: Record<string, { dev?: boolean }>
}
const toName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

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
    .filter(([path, { dev }]) => path && !dev && !(toName(path) in OTHER_LICENSES))
    .filter(([path, { license }]) => !isAccepted(license ?? readPackageLicense(path)))
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

function isAccepted(license = ''): boolean {
  const parts = license.replace(/[()]/g, '').split(' OR ')
  return parts.some((part) => part.split(' AND ').every((name) => LICENSES.has(name)))
}

function readPackageLicense(path: string): string | undefined {
  const { license, licenses } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as PackageManifest
  return license ?? licenses?.map(({ type }) => type).join(' OR ')
}

/**
 * The oldest versions without a known advisory, per major version; an older major version is refused. npm's advisories
 * do not answer everywhere, so they are kept here, each with its number: https://github.com/advisories/GHSA-…
 */
const FLOORS: Record<string, string[]> = {
  '@babel/runtime': ['7.26.10'], // GHSA-968p-4wvh-cqc8, CVE-2025-27789
  '@xmldom/xmldom': ['0.8.15'], // GHSA-6gmq-8vp8-gcm6, CVE-2026-83608
  ajv: ['6.14.0', '8.18.0'], // GHSA-2g4f-4pwh-qvx6, CVE-2025-69873
  braces: ['3.0.3'], // GHSA-grv7-fg5c-xmjg, CVE-2024-4068
  'brace-expansion': ['1.1.18', '2.1.4', '5.0.9'], // GHSA-rgw5-rvv9-x895, CVE-2026-69152
  'cross-spawn': ['7.0.5'], // GHSA-3xgq-45jj-v275, CVE-2024-21538
  dompurify: ['3.4.13'], // GHSA-55q2-fjhq-7xh7
  'drizzle-orm': ['0.45.2'], // GHSA-gpj5-g38j-94v9, CVE-2026-39356
  'fast-uri': ['3.1.8'], // GHSA-hrr3-gc8f-f4qj
  'file-type': ['21.3.1'], // GHSA-5v7r-6r5c-r473, CVE-2026-31808
  'happy-dom': ['20.8.9'], // GHSA-w4gp-fjgq-3q4g, CVE-2026-34226
  hono: ['4.13.5'], // GHSA-crvj-82cr-hjcx, GHSA-g6gw-c38x-mqfc, GHSA-gqvv-2mrq-wpjv
  immutable: ['4.3.9'], // CVE-2026-59879
  'js-yaml': ['3.15.2', '4.3.2'], // CVE-2026-84375
  json5: ['1.0.2', '2.2.2'], // CVE-2022-46175
  'loader-utils': ['2.0.4'], // GHSA-3rfm-jhwj-7488, CVE-2022-37603
  lodash: ['4.18.0'], // GHSA-f23m-r3pf-42rh, CVE-2026-2950 and CVE-2026-4800
  mammoth: ['1.11.0'], // GHSA-rmjr-87wv-gf87, CVE-2025-11849
  micromatch: ['4.0.8'], // GHSA-952p-6rrq-rcjv, CVE-2024-4067
  minimatch: ['3.1.3', '5.1.7', '9.0.6', '10.2.1'], // GHSA-3ppc-4f35-3m26, CVE-2026-26996
  nanoid: ['3.3.18', '5.1.16'], // GHSA-2v37-7h3g-55p8 and GHSA-28wg-ghj8-5hjv, CVE-2026-67213 and CVE-2026-67214
  next: ['16.4.5'], // up to 16.3.3: GHSA-2xp9-vwfh-vxw4, GHSA-p293-qw3h-jr36
  nodemailer: ['9.1.1'], // GHSA-2x7j-588g-ccc2, GHSA-8m3c-c648-2xjj, GHSA-cc9r-2j5m-2m83, GHSA-wmmp-3585-3rmp
  'path-to-regexp': ['6.3.0'], // GHSA-9wv6-86v2-598j, CVE-2024-45296
  payload: ['3.90.2'], // up to 3.74.0: GHSA-xx6w-jxg9-2wh8, GHSA-jq29-r496-r955; later ones in its notes of 3.90.0
  picomatch: ['2.3.2', '4.0.4'], // GHSA-c2c7-rcm5-vvqj, CVE-2026-33671
  postcss: ['8.5.23'], // CVE-2026-69153; up to 8.5.10: GHSA-qx2v-qp2m-jg93
  react: ['19.2.8'], // GHSA-wx67-qw84-cm4g, CVE-2026-44907
  'react-dom': ['19.2.8'],
  rollup: ['2.80.0'], // GHSA-mw96-cpmx-2vgc, CVE-2026-27606
  'sanitize-html': ['2.17.4'], // GHSA-rpr9-rxv7-x643, CVE-2026-44990
  semver: ['6.3.1', '7.5.2'], // GHSA-c2qf-rxjj-qqgw, CVE-2022-25883
  'serialize-javascript': ['7.0.5'], // GHSA-qj8w-gfj5-8c6v, CVE-2026-34043
  sharp: ['0.35.5'], // up to 0.35.4: GHSA-rgj7-g3m4-5g8c, CVE-2026-84383
  tar: ['7.5.19'], // GHSA-23hp-3jrh-7fpw
  underscore: ['1.13.8'], // GHSA-qpx9-hpmf-5gmw, CVE-2026-27601
  undici: ['7.29.0'], // CVE-2026-13697
  uuid: ['13.0.1'], // GHSA-w5hq-g745-h8pq, CVE-2026-41907
  webpack: ['5.104.1'], // GHSA-8fgc-7cc6-rx7x, CVE-2025-68458
  'word-wrap': ['1.2.4'], // GHSA-j8xg-fqg3-53r7, CVE-2023-26115
  ws: ['7.5.11', '8.21.0'], // GHSA-96hv-2xvq-fx4p, CVE-2026-48779
  yaml: ['1.10.3', '2.8.3'], // GHSA-48c2-rrv3-qjmp, CVE-2026-33532
}

/** Advisories of versions that are in use, and why the portal does not reach what they are about. */
const NOT_REACHED: Record<string, { before: string; advisory: string; reason: string }> = {
  esbuild: {
    before: '0.25.0',
    advisory: 'GHSA-67mh-4wv8-2f99',
    reason: 'only its development server, which neither tsx nor drizzle-kit starts',
  },
  'pdfjs-dist': {
    before: '6.2.108',
    advisory: 'GHSA-hq66-cqwq-w95j, CVE-2026-16633',
    reason: 'only its viewer and layer of forms run scripts of a PDF; the portal reads words, in a process of its own',
  },
}

test.each(Object.entries(NOT_REACHED))('%s is older than the version without its advisory', (name, { before }) => {
  const versions = Object.entries(packages).filter(([path]) => path && toName(path) === name)
  // a newer one: remove the row, raise its floor
  expect(versions.some(([, { version }]) => !isSafe(version ?? '', [before]))).toBe(true)
})

test.each(Object.entries(FLOORS))('%s is not older than the versions with known advisories', (name, floors) => {
  const versions = Object.entries(packages).filter(([path]) => path && toName(path) === name)
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
