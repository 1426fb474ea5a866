import { runtimePackages } from '@/lib/tools/release/runtime-packages'

const packages = {
  '': {
    dependencies: { next: '1', sharp: '1', typescript: '6' },
    optionalDependencies: { 'db-linux-x64': '1', 'db-darwin-arm64': '1' },
  },
  'node_modules/next': { dependencies: { postcss: '1' }, optionalDependencies: { '@next/swc-linux-x64-gnu': '1' } },
  'node_modules/next/node_modules/postcss': {},
  'node_modules/postcss': { dependencies: { nanoid: '1' } },
  'node_modules/nanoid': {},
  'node_modules/@next/swc-linux-x64-gnu': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/sharp': { dependencies: { 'sharp-glibc': '1', 'sharp-musl': '1' }, peerDependencies: { sass: '1' } },
  'node_modules/sharp-glibc': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/sharp-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/sass': {},
  'node_modules/typescript': {},
  'node_modules/jest': {},
  'node_modules/db-linux-x64': { os: ['linux'], cpu: ['x64'] },
  'node_modules/db-darwin-arm64': { os: ['darwin'], cpu: ['arm64'] },
}

test('an archive has what a running portal loads on Linux, neither tools of a build nor of tests', () => {
  expect(runtimePackages({ packages })).toEqual([
    'node_modules/db-linux-x64',
    'node_modules/next',
    'node_modules/next/node_modules/postcss',
    'node_modules/sharp',
    'node_modules/sharp-glibc',
  ])
})
