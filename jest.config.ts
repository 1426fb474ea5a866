import type { Config } from 'jest'
import nextJest from 'next/jest.js'

/** ES-only packages, translated because Jest runs CommonJS. */
const esModules = [
  '@payloadcms/translations',
  '@sindresorhus/[^/]+',
  'dom(elementtype|handler|utils)',
  'dom-serializer',
  'entities',
  'escape-string-regexp',
  'feed',
  'file-type',
  'get-port',
  'htmlparser2',
  'kdbush',
  'lru-cache',
  'p-limit',
  'quickselect',
  'rbush',
  'supercluster',
  'yocto-queue',
]

const withNext = nextJest({ dir: './' })

const common: Config = {
  testEnvironment: 'node',
  moduleNameMapper: {
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
}

/** Replaces next/jest's own list of untranslated packages. */
async function project(settings: Config): Promise<Config> {
  const config = await withNext({ ...common, ...settings })()
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '\\.module\\.css$'] }
}

/**
 * `unit` needs nothing; `contract` calls an API server per worker; `portal` a whole portal; `apart` portals that it may
 * damage. PORTAL_URL names a running one instead. All look into its DATABASE_URL and DATA_DIR.
 */
export default async function config(): Promise<Config> {
  const unit = await project({
    displayName: 'unit',
    testMatch: ['<rootDir>/{lib,components}/**/*.test.{ts,tsx}', '<rootDir>/e2e/fixtures/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', '\\.contract\\.test\\.ts$'],
  })
  const contract = await project({
    displayName: 'contract',
    testMatch: ['<rootDir>/{lib,components,e2e}/**/*.contract.test.ts'],
    globalSetup: '<rootDir>/e2e/fixtures/start-api-servers.ts',
    globalTeardown: '<rootDir>/e2e/fixtures/stop-api-servers.ts',
    setupFiles: ['<rootDir>/e2e/fixtures/worker-api-server.ts'],
  })
  const withPortal = {
    globalSetup: '<rootDir>/e2e/fixtures/start-portal.ts',
    globalTeardown: '<rootDir>/e2e/fixtures/stop-portal.ts',
  }
  const portal = await project({
    displayName: 'portal',
    testMatch: ['<rootDir>/e2e/**/*.portal.test.ts'],
    ...withPortal,
  })
  const apart = await project({ displayName: 'apart', testMatch: ['<rootDir>/e2e/**/*.apart.test.ts'], ...withPortal })
  // of the whole run: a portal, a database and a browser share two cores; connections left by a failed test must not
  // block the others
  return { projects: [unit, contract, portal, apart], testTimeout: 90_000, forceExit: true }
}
