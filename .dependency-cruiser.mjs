import { readdirSync, readFileSync } from 'node:fs'

/**
 * Who may import whom: the table of the architecture as data, turned into rules below. A room may always import
 * itself; whatever it does not name is forbidden.
 */
const rooms = {
  shared: { path: '^lib/shared/', may: [] },
  contract: { path: '^lib/contract/', may: ['shared'], never: ['next', 'react', 'node'] },
  config: { path: '^lib/config/', may: ['shared', 'contract'] },
  cms: { path: '^lib/cms/', may: ['shared', 'contract', 'config'] },
  backend: { path: '^lib/backend/', may: ['shared', 'contract', 'config', 'cms'], never: ['next', 'react'] },
  server: { path: '^lib/server/', may: ['config', 'shared', 'contract', 'backend', 'cms'] },
  api: { path: '^lib/api/(?!server\\.ts$)', may: ['shared', 'contract', 'config'] },
  bridge: { path: '^lib/api/server\\.ts$', may: ['shared', 'contract', 'config', 'api', 'backend'] },
  ui: { path: '^components/ui/', may: ['shared'] },
  layout: { path: '^components/layout/', may: ['shared', 'config', 'ui'] },
  features: {
    path: '^components/features/([^/]+)/',
    itself: '^components/features/$1/',
    may: ['shared', 'contract', 'config', 'api', 'bridge', 'ui'],
  },
  doors: { path: '^app/(api|graphql)/', may: ['backend'] },
  office: { path: '^app/\\(office\\)/', may: ['cms'] },
  addresses: {
    path: '^app/(?!(api|graphql|\\(office\\))/)',
    may: ['shared', 'contract', 'config', 'ui', 'layout', 'features'],
  },
  // the programs that drew the demo city: run by hand, and nothing of the product imports them
  drawing: { path: '^demo/', may: ['shared', 'contract', 'config', 'cms'] },
  journeys: { path: '^(e2e/|playwright\\.config\\.ts$)', may: ['contract', 'config', 'shared'] },
}

/** What nobody imports: Next reads app, Payload its configuration, and the commands run programs by their path. */
const entrances = [
  '^app/',
  '^lib/tools/checks/.+\\.test\\.ts$',
  '^lib/cms/payload\\.config\\.ts$',
  '^lib/office/migrations/',
  '^lib/config/node-version\\.mjs$', // start.mjs and the configurations of the tools ask it
  '/fixed-clock\\.mjs$', // preloaded by its address
  '-worker\\.(ts|mjs)$', // scripts of other threads and processes, named by their address
  '^lib/tools/checks/(fill|door/(door|main))\\.ts$', // processes of the tests
  ...programs(),
]

const generated = '^lib/platform/payload/payload-types\\.ts$'
const ours = '^(app|components|lib|e2e|demo)/'
const tests = '\\.(test|spec)\\.tsx?$'
const testSupport = '^e2e/support/'
const nodeTypes = ['core']
const packages = { next: '(^|/)node_modules/next/', react: '(^|/)node_modules/(react|react-dom|@types/react)/' }

/** Files that start.mjs and the front name in quotes, to run them. */
function programs() {
  const front = readdirSync('lib/server').filter((name) => name.endsWith('.ts'))
  const texts = ['start.mjs', ...front.map((name) => `lib/server/${name}`)].map((path) => readFileSync(path, 'utf8'))
  const named = texts.flatMap((text) => [...text.matchAll(/'((?:lib|demo)\/[\w/-]+)\.ts'/g)].map((match) => match[1]))
  return named.map((path) => `^${path}\\.ts$`)
}

function tableRules() {
  return Object.entries(rooms).map(([name, room]) => ({
    name: `${name}-imports`,
    comment: `${name} may import ${room.may.join(', ') || 'nothing of ours'}`,
    severity: 'error',
    from: { path: room.path },
    to: { path: ours, pathNot: [testSupport, room.itself ?? room.path, ...room.may.map((other) => rooms[other].path)] },
  }))
}

function neverRules() {
  return Object.entries(rooms).flatMap(([name, { path, never = [] }]) =>
    never.map((thing) => ({
      name: `${name}-never-${thing}`,
      severity: 'error',
      from: { path, pathNot: tests },
      to: thing === 'node' ? { dependencyTypes: nodeTypes } : { path: packages[thing] },
    })),
  )
}

const houseRules = [
  {
    name: 'every-file-has-a-room',
    severity: 'error',
    from: { pathNot: Object.values(rooms).map((room) => room.path) },
    to: { path: ours },
  },
  {
    name: 'test-support-is-for-tests',
    severity: 'error',
    from: { pathNot: [tests, rooms.journeys.path] },
    to: { path: testSupport },
  },
  {
    name: 'only-repositories-touch-the-database',
    severity: 'error',
    from: { path: rooms.backend.path, pathNot: ['/repository\\.ts$', '^lib/backend/integrations/', tests] },
    to: { path: '(^|/)node_modules/(payload|@payloadcms/[^/]+|pg|drizzle-orm)/|^lib/cms/payload\\.config\\.ts$' },
  },
  {
    name: 'domains-do-not-import-each-other',
    severity: 'error',
    from: { path: '^lib/domains/([^/]+)/' },
    to: { path: '^lib/domains/', pathNot: '^lib/domains/$1/' },
  },
  {
    name: 'seed-is-for-the-cms',
    severity: 'error',
    from: { pathNot: [rooms.cms.path, rooms.drawing.path] },
    to: { path: '^lib/package/seed/' },
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
    from: { path: '^(app|components|lib|demo)/', pathNot: [tests, '^lib/server/(checks|bench)/'] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '(^|/)node_modules/@types/' },
  },
  {
    name: 'no-dead-files',
    comment: 'reached from no page, program or configuration',
    severity: 'error',
    from: { path: entrances },
    to: {
      path: '^(lib|components|demo)/',
      pathNot: [tests, ...entrances, generated, '\\.(json|css)$'],
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
