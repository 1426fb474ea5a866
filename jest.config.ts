import type { Config } from 'jest'
import nextJest from 'next/jest.js'

/** Packages that ship ES modules only: Jest runs CommonJS, so they are translated like our own code. */
const esModules = [
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

/** next/jest writes its own list of untranslated packages; ours replaces it. */
async function project(settings: Config): Promise<Config> {
  const config = await withNext({ ...common, ...settings })()
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '\\.module\\.css$'] }
}

/**
 * `unit` needs nothing; `contract` asks the portal without its pages, which Jest starts for each worker, or whatever PORTAL_URL
 * names; `portal` asks a whole one, which Jest starts as well; `apart` starts portals that it may harm. Each looks into the database
 * (DATABASE_URL) and the folder (DATA_DIR) of what it asks.
 */
export default async function config(): Promise<Config> {
  const unit = await project({
    displayName: 'unit',
    testMatch: ['<rootDir>/{lib,components,demo}/**/*.test.{ts,tsx}', '<rootDir>/e2e/fixtures/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', '\\.contract\\.test\\.ts$'],
  })
  const contract = await project({
    displayName: 'contract',
    testMatch: ['<rootDir>/{lib,components,e2e}/**/*.contract.test.ts'],
    globalSetup: '<rootDir>/e2e/fixtures/start-api-servers.ts',
    globalTeardown: '<rootDir>/e2e/fixtures/stop-api-servers.ts',
    setupFiles: ['<rootDir>/e2e/fixtures/own-api-server.ts'],
  })
  const ownPortal = {
    globalSetup: '<rootDir>/e2e/fixtures/start-portal.ts',
    globalTeardown: '<rootDir>/e2e/fixtures/stop-portal.ts',
  }
  const portal = await project({
    displayName: 'portal',
    testMatch: ['<rootDir>/e2e/**/*.portal.test.ts'],
    ...ownPortal,
  })
  const apart = await project({ displayName: 'apart', testMatch: ['<rootDir>/e2e/**/*.apart.test.ts'], ...ownPortal })
  // of the whole run, Jest knows no other: a portal, a database and a browser share two cores;
  // a test that failed may have left a connection open, which must not keep the others waiting
  return { projects: [unit, contract, portal, apart], testTimeout: 90_000, forceExit: true }
}
