import { readdirSync, readFileSync } from 'node:fs'

/** Files of a domain that hold shapes and rules alone: safe in a browser, so that pages read them too. */
const pure = [
  '^lib/domains/operations\\.ts$',
  '^lib/domains/datasets/define-dataset\\.ts$',
  '^lib/domains/.+/graph/(inputs|operations|schema|typed-documents\\.d)\\.ts$',
  '^lib/domains/.+/(contract|rules|actions|states|link-types|machine|dataset|feed-file|feed-kinds)\\.ts$',
  '^lib/domains/.+-contract\\.ts$',
  '^lib/domains/site/schema-org',
]

/**
 * Who may import whom: the table of the architecture as data, turned into rules below. A room may always import
 * itself; whatever it does not name is forbidden.
 */
const rooms = {
  shared: { path: '^lib/shared/', may: [] },
  config: { path: '^lib/config/', may: ['shared'] },
  contract: { path: '^lib/contract/', may: ['shared'], never: ['next', 'react', 'node'] },
  platform: { path: '^lib/platform/', may: ['shared', 'config', 'contract'], never: ['next', 'react'] },
  pure: { path: pure, may: ['shared', 'config', 'contract'], never: ['next', 'react', 'node'] },
  domains: {
    path: '^lib/domains/([^/]+)/',
    except: pure,
    itself: '^lib/domains/$1/',
    may: ['shared', 'config', 'contract', 'platform', 'pure', 'services'],
    never: ['next', 'react'],
  },
  services: { path: ['^lib/domains/.+/service\\.ts$', '^lib/domains/.+-service\\.ts$'], isPart: true },
  list: { path: '^lib/domains/index\\.ts$', may: ['platform', 'anyDomain'] },
  anyDomain: { path: '^lib/domains/', isPart: true },
  package: { path: '^lib/package/', may: ['shared', 'config', 'contract', 'platform', 'anyDomain', 'site'] },
  // the programs that drew the demo city: run by hand, and nothing of the product imports them
  drawing: { path: '^demo/', may: ['shared', 'config', 'contract', 'platform', 'pure', 'package'] },
  office: {
    path: '^lib/office/',
    may: ['shared', 'config', 'contract', 'platform', 'anyDomain', 'package', 'site'],
  },
  transport: {
    path: '^lib/transport/(?!(handle|call-core|open-backend)\\.ts$)',
    may: ['shared', 'config', 'contract', 'platform', 'anyDomain', 'package'],
    never: ['next', 'react'],
  },
  // the entry points of the backend, for doors and for pages, hand the open Payload client to the platform
  entry: {
    path: '^lib/transport/(handle|call-core|open-backend)\\.ts$',
    may: ['shared', 'config', 'contract', 'platform', 'anyDomain', 'transport', 'office'],
  },
  cores: { path: '^lib/transport/call-core\\.ts$', isPart: true },
  tools: {
    path: '^lib/tools/',
    may: [
      'shared',
      'config',
      'contract',
      'platform',
      'anyDomain',
      'package',
      'office',
      'transport',
      'entry',
      'front',
      'site',
      'pageKinds',
    ],
  },
  site: { path: '^lib/site/', may: ['shared', 'config', 'contract', 'pure'] },
  api: { path: '^lib/api/(?!server\\.ts$)', may: ['shared', 'config', 'contract', 'pure', 'site'] },
  bridge: { path: '^lib/api/server\\.ts$', may: ['shared', 'config', 'contract', 'pure', 'site', 'api', 'cores'] },
  front: { path: '^lib/front/', may: ['shared', 'config', 'contract', 'platform'] },
  ui: { path: '^components/ui/', may: ['shared', 'config', 'contract', 'bridge'] },
  layout: { path: '^components/layout/', may: ['shared', 'config', 'site', 'ui'] },
  features: {
    path: '^components/features/([^/]+)/',
    itself: '^components/features/$1/',
    may: ['shared', 'config', 'contract', 'pure', 'site', 'api', 'bridge', 'ui'],
  },
  doors: { path: '^app/(api|graphql)/', may: ['transport', 'entry'] },
  staff: { path: '^app/\\(office\\)/', may: ['office'] },
  addresses: {
    path: '^app/(?!(api|graphql|\\(office\\))/)',
    may: ['shared', 'config', 'site', 'pure', 'ui', 'layout', 'features'],
  },
  // tests walk one page of every kind; so do the benchmark and the comparing of two trees
  pageKinds: { path: '^e2e/kit/page-kinds\\.ts$', isPart: true },
  journeys: {
    path: '^(e2e/|playwright\\.config\\.ts$)',
    may: ['shared', 'config', 'contract', 'pure', 'site', 'tools', 'platform'],
  },
}

/** What nobody imports: Next reads app, Payload its configuration, and the commands run programs by their path. */
const entrances = [
  '^app/',
  '^lib/tools/checks/.+\\.test\\.ts$',
  '^lib/office/payload\\.config\\.ts$',
  '^lib/office/migrations/',
  '^lib/platform/process/node-version\\.mjs$', // start.mjs and the configurations of the tools ask it
  '-worker\\.(ts|mjs)$', // scripts of other threads and processes, named by their address
  '/fixed-clock\\.mjs$', // preloaded by its address
  '^lib/tools/checks/(fill|print-list-searches|test-portal|door/(door|main))\\.ts$', // processes of the tests
  '^lib/tools/checks/record-imports\\.mjs$', // preloaded by its address
  ...programs(),
]

const generated = ['^lib/platform/payload/payload-types\\.ts$', '^lib/shared/punycode\\.d\\.ts$'] // the second one is a declaration alone
const ours = '^(app|components|lib|e2e|demo)/'
const tests = '\\.(test|spec)\\.tsx?$'
const nodeTypes = ['core']
const packages = { next: '(^|/)node_modules/next/', react: '(^|/)node_modules/(react|react-dom|@types/react)/' }

/** Files that start.mjs, the front and the tools name in quotes, to run them. */
function programs() {
  const folders = ['lib/front', 'lib/tools']
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  const texts = ['start.mjs', ...files.filter((path) => path.endsWith('.ts'))].map((path) => readFileSync(path, 'utf8'))
  const named = texts.flatMap((text) => [...text.matchAll(/'((?:lib|demo)\/[\w/-]+)\.ts'/g)].map((match) => match[1]))
  return named.map((path) => `^${path}\\.ts$`)
}

function tableRules() {
  const whole = Object.entries(rooms).filter(([, room]) => !room.isPart)
  return whole.map(([name, room]) => ({
    name: `${name}-imports`,
    comment: `${name} may import ${room.may.join(', ') || 'nothing of ours'}`,
    severity: 'error',
    from: { path: room.path, pathNot: [...(name === 'journeys' ? [] : [tests]), ...(room.except ?? [])] },
    to: { path: ours, pathNot: [room.itself ?? room.path, room.may.map((other) => rooms[other].path)].flat(2) },
  }))
}

function neverRules() {
  return Object.entries(rooms).flatMap(([name, { path, except, never = [] }]) =>
    never.map((thing) => ({
      name: `${name}-never-${thing}`,
      severity: 'error',
      from: { path, pathNot: [tests, ...(except ?? [])] },
      to: thing === 'node' ? { dependencyTypes: nodeTypes } : { path: packages[thing] },
    })),
  )
}

/** Files of a domain that know SQL or Payload: the rest asks them. */
const knowsDatabase = [
  '/[\\w-]*repository\\.ts$',
  '/[\\w-]*(collections?|global)\\.ts$',
  '/hooks/',
  '/domain\\.ts$',
  '/number-consent-text\\.ts$',
  '/numbers\\.ts$',
  '/territory-field\\.ts$',
]

const houseRules = [
  {
    name: 'every-file-has-a-room',
    severity: 'error',
    from: { pathNot: Object.values(rooms).flatMap((room) => room.path) },
    to: { path: ours },
  },
  {
    name: 'test-support-is-for-tests',
    severity: 'error',
    from: { pathNot: [tests, rooms.journeys.path] },
    to: { path: '^e2e/', pathNot: rooms.pageKinds.path },
  },
  {
    name: 'only-repositories-touch-the-database',
    severity: 'error',
    from: { path: ['^lib/domains/', '^lib/transport/'], pathNot: [...knowsDatabase, tests] },
    to: { path: '(^|/)node_modules/(payload|@payloadcms/[^/]+|pg|drizzle-orm)/' },
  },
  {
    name: 'transport-asks-no-repository',
    severity: 'error',
    from: { path: '^lib/transport/', pathNot: tests },
    to: { path: '^lib/domains/.+repository\\.ts$' },
  },
  {
    name: 'seed-is-for-the-package',
    severity: 'error',
    from: { pathNot: [rooms.package.path, rooms.drawing.path, '^lib/(office|tools)/'] },
    to: { path: '^lib/package/' },
  },
  {
    name: 'products-do-not-import-tests',
    severity: 'error',
    from: { pathNot: [tests, rooms.journeys.path] },
    to: { path: tests },
  },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  {
    name: 'no-development-packages',
    comment: 'what runs in production is a dependency, not a development one',
    severity: 'error',
    from: { path: '^(app|components|lib|demo)/', pathNot: [tests, '^lib/tools/'] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '(^|/)node_modules/@types/' },
  },
  {
    name: 'no-dead-files',
    comment: 'reached from no page, program or configuration',
    severity: 'error',
    from: { path: entrances },
    to: {
      path: '^(lib|components|demo)/',
      pathNot: [tests, ...entrances, ...generated, '\\.(json|css)$'],
      reachable: false,
    },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [...tableRules(), ...neverRules(), ...houseRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.next/', '^data/', '^public/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
    progress: { type: 'none' },
  },
}

export default config
