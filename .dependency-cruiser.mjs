import { readdirSync, readFileSync } from 'node:fs'

/** Domain files with shapes and rules only, safe in a browser. */
const pure = [
  '^lib/domains/operations\\.ts$',
  '^lib/domains/datasets/define-dataset\\.ts$',
  '^lib/domains/.+/graphql/(inputs|operations|schema|typed-documents\\.d)\\.ts$',
  '^lib/domains/.+/(contract|messages|rules|shapes|actions|states|link-types|schema-org|schema-org-pages|dataset|feed-file|feed-kinds)\\.ts$',
  '^lib/domains/.+-contract\\.ts$',
  '^lib/domains/appeals/tax-numbers\\.ts$',
]

/** Allowed imports per layer, turned into rules below. A layer may import itself; everything it does not name is forbidden. */
const layers = {
  helpers: { path: '^lib/(text|time)/', may: [] },
  runtime: { path: '^lib/runtime/', may: ['helpers'] },
  config: { path: '^lib/config/', may: ['helpers', 'runtime'] },
  contract: { path: '^lib/contract/', may: ['helpers'], never: ['next', 'react', 'node'] },
  platform: { path: '^lib/platform/', may: ['helpers', 'runtime', 'config', 'contract'], never: ['next', 'react'] },
  pure: { path: pure, may: ['helpers', 'runtime', 'config', 'contract'], never: ['next', 'react', 'node'] },
  domains: {
    path: '^lib/domains/([^/]+)/',
    except: pure,
    itself: '^lib/domains/$1/',
    may: ['helpers', 'runtime', 'config', 'contract', 'platform', 'pure', 'services'],
    never: ['next', 'react'],
  },
  services: { path: ['^lib/domains/.+[/-]service\\.ts$', '^lib/domains/.+/desk-kinds?\\.ts$'], isPart: true },
  list: { path: '^lib/domains/index\\.ts$', may: ['platform', 'anyDomain'] },
  anyDomain: { path: '^lib/domains/', isPart: true },
  content: {
    path: '^lib/content/',
    may: ['helpers', 'runtime', 'config', 'contract', 'platform', 'anyDomain', 'navigation'],
  },
  office: {
    path: '^lib/office/',
    may: ['helpers', 'runtime', 'config', 'contract', 'platform', 'anyDomain', 'content', 'navigation', 'desk'],
  },
  // queries and `/cms/desk` endpoints of the staff's desk; the office hands Payload in
  desk: {
    path: '^lib/desk/',
    may: ['helpers', 'runtime', 'config', 'contract', 'platform', 'pure', 'services'],
    never: ['react'],
  },
  transport: {
    path: '^lib/transport/(?!(handle|in-process|open-backend)\\.ts$)',
    may: ['helpers', 'runtime', 'config', 'contract', 'platform', 'anyDomain', 'content'],
    never: ['next', 'react'],
  },
  // entry points of the backend provide the Payload client to the platform
  entry: {
    path: '^lib/transport/(handle|in-process|open-backend)\\.ts$',
    may: ['helpers', 'runtime', 'config', 'contract', 'platform', 'anyDomain', 'transport', 'office'],
  },
  inProcess: { path: '^lib/transport/in-process\\.ts$', isPart: true },
  tools: {
    path: '^lib/tools/',
    may: [
      'helpers',
      'runtime',
      'config',
      'contract',
      'platform',
      'anyDomain',
      'content',
      'office',
      'transport',
      'entry',
      'server',
      'navigation',
    ],
  },
  navigation: { path: '^lib/navigation/', may: ['helpers', 'runtime', 'config', 'contract', 'pure'] },
  client: { path: '^lib/client/', may: ['helpers', 'runtime', 'config', 'contract', 'pure', 'navigation'] },
  pageData: {
    path: '^lib/page-data/',
    may: ['helpers', 'runtime', 'config', 'contract', 'pure', 'navigation', 'client', 'inProcess'],
  },
  server: { path: '^lib/server/', may: ['helpers', 'runtime', 'config', 'contract', 'platform'] },
  ui: { path: '^components/ui/', may: ['helpers', 'runtime', 'config', 'contract'] },
  map: {
    path: '^components/map/',
    may: ['helpers', 'runtime', 'config', 'contract', 'navigation', 'client', 'pure', 'ui'],
  },
  // what several features need of a resident: login links, consent, e-mail actions
  account: {
    path: '^components/account/',
    may: ['helpers', 'runtime', 'config', 'contract', 'pure', 'navigation', 'client', 'ui'],
  },
  layout: { path: '^components/layout/', may: ['helpers', 'runtime', 'config', 'navigation', 'ui'] },
  features: {
    path: '^components/features/([^/]+)/',
    itself: '^components/features/$1/',
    may: [
      'helpers',
      'runtime',
      'config',
      'contract',
      'pure',
      'navigation',
      'client',
      'pageData',
      'ui',
      'map',
      'account',
    ],
  },
  // what surrounds every page
  shell: {
    path: '^components/shell/',
    may: ['helpers', 'runtime', 'config', 'navigation', 'pure', 'ui', 'map', 'account', 'layout', 'features'],
  },
  deskParts: {
    path: '^components/desk/',
    may: ['helpers', 'runtime', 'config', 'contract', 'pure', 'desk', 'ui', 'map'],
  },
  apiRoutes: { path: '^app/(api|graphql)/', may: ['transport', 'entry'] },
  deskRoutes: {
    path: '^app/\\(desk\\)/',
    itself: '^app/(\\(desk\\)/|globals\\.css$)',
    may: ['helpers', 'runtime', 'config', 'contract', 'pure', 'desk', 'deskParts', 'ui', 'layout', 'office'],
  },
  adminRoutes: { path: '^app/\\(office\\)/', may: ['office'] },
  pages: {
    path: '^app/(?!(api|graphql|\\(office\\)|\\(desk\\))/)',
    may: ['helpers', 'runtime', 'config', 'navigation', 'pure', 'ui', 'account', 'layout', 'features', 'shell'],
  },
  e2e: {
    path: '^(e2e/|playwright\\.config\\.ts$)',
    may: ['helpers', 'runtime', 'config', 'contract', 'pure', 'navigation', 'tools', 'platform'],
  },
}

/** Files imported by nobody: Next reads app, Payload its configuration, commands run programs by path. */
const entrances = [
  '^app/',
  '^lib/tools/.+\\.test\\.ts$',
  '^lib/office/payload\\.config\\.ts$',
  '^lib/office/migrations/',
  '^lib/platform/process/node-version\\.mjs$', // start.mjs and the configurations of the tools ask it
  '^lib/(server/test-front|tools/(run-outside-jest|next-page))\\.ts$', // for tests
  '-worker\\.(ts|mjs)$', // scripts of other threads and processes, named by their address
  '/fixed-clock\\.mjs$', // preloaded by its address
  '^lib/text/typeset-(loader\\.mjs|source\\.ts)$', // named by its path in next.config.js
  // processes of the tests
  '^lib/tools/(test-run/(fill-demo-city|test-portal)|test-api-server/(start-servers|server))\\.ts$',
  '^lib/tools/lint-rules/print-(list-searches|text-limits)\\.ts$',
  '^lib/tools/test-run/record-imports\\.mjs$', // preloaded by its address
  ...programs(),
]

const generated = ['^lib/platform/payload/payload-types\\.ts$', '^lib/text/punycode\\.d\\.ts$'] // the second one is a declaration alone
const ours = '^(app|components|lib|e2e)/'
const tests = '\\.(test|spec)\\.tsx?$'
const nodeTypes = ['core']
const packages = { next: '(^|/)node_modules/next/', react: '(^|/)node_modules/(react|react-dom|@types/react)/' }

/** Programs that start.mjs, the server and the tools run by a quoted path. */
function programs() {
  const folders = ['lib/server/start', 'lib/tools']
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  const texts = ['start.mjs', ...files.filter((path) => path.endsWith('.ts'))].map((path) => readFileSync(path, 'utf8'))
  const named = texts.flatMap((text) =>
    [...text.matchAll(/'((?:components|lib)\/[\w/-]+)\.ts'/g)].map((match) => match[1]),
  )
  return named.map((path) => `^${path}\\.ts$`)
}

function tableRules() {
  const whole = Object.entries(layers).filter(([, layer]) => !layer.isPart)
  return whole.map(([name, layer]) => ({
    name: `${name}-imports`,
    comment: `${name} may import ${layer.may.join(', ') || 'nothing of ours'}`,
    severity: 'error',
    from: { path: layer.path, pathNot: [...(name === 'e2e' ? [] : [tests]), ...(layer.except ?? [])] },
    to: { path: ours, pathNot: [layer.itself ?? layer.path, layer.may.map((other) => layers[other].path)].flat(2) },
  }))
}

function neverRules() {
  return Object.entries(layers).flatMap(([name, { path, except, never = [] }]) =>
    never.map((thing) => ({
      name: `${name}-never-${thing}`,
      severity: 'error',
      from: { path, pathNot: [tests, ...(except ?? [])] },
      to: thing === 'node' ? { dependencyTypes: nodeTypes } : { path: packages[thing] },
    })),
  )
}

/** Domain files that may use SQL or Payload. */
const knowsDatabase = [
  '/[\\w-]*repository\\.ts$',
  '/[\\w-]*(collections?|globals?)\\.ts$',
  '/hooks/',
  '/domain\\.ts$',
  '/territory-field\\.ts$',
]

const projectRules = [
  {
    name: 'every-file-has-a-layer',
    severity: 'error',
    from: { pathNot: Object.values(layers).flatMap((layer) => layer.path) },
    to: { path: ours },
  },
  {
    name: 'test-support-is-for-tests',
    severity: 'error',
    from: { pathNot: [tests, layers.e2e.path] },
    to: { path: '^e2e/' },
  },
  {
    name: 'only-repositories-touch-the-database',
    severity: 'error',
    from: { path: ['^lib/domains/', '^lib/transport/'], pathNot: [...knowsDatabase, tests] },
    to: { path: '(^|/)node_modules/(payload|@payloadcms/[^/]+|pg|drizzle-orm)/' },
  },
  {
    name: 'transport-calls-no-repository',
    severity: 'error',
    from: { path: '^lib/transport/', pathNot: tests },
    to: { path: '^lib/domains/.+repository\\.ts$' },
  },
  {
    name: 'only-tools-import-content',
    severity: 'error',
    from: { pathNot: [layers.content.path, '^lib/(office|tools)/'] },
    to: { path: '^lib/content/' },
  },
  {
    name: 'products-do-not-import-tests',
    severity: 'error',
    from: { pathNot: [tests, layers.e2e.path] },
    to: { path: tests },
  },
  {
    name: 'front-loads-no-next',
    comment: 'the process that visitors reach must never be busy: docs/decisions/processes.md',
    severity: 'error',
    from: { path: '^lib/server/start/main\\.ts$' },
    to: { path: '(^|/)node_modules/(next|payload|@payloadcms|sharp|graphql|hono|react|react-dom)/', reachable: true },
  },
  {
    name: 'backups-load-no-payload',
    comment: 'it takes 230 MiB: a backup and a restore stay below 200',
    severity: 'error',
    from: { path: '^lib/(tools/(backup|restore)|platform/backups/nightly-backup-worker)\\.ts$' },
    to: { path: '(^|/)node_modules/(next|payload|@payloadcms)/', reachable: true },
  },
  {
    name: 'front-and-worker-are-apart',
    comment: 'what both need is in lib/server itself',
    severity: 'error',
    from: { path: '^lib/server/(front|worker)/', pathNot: tests },
    to: { path: '^lib/server/(front|worker)/', pathNot: '^lib/server/$1/' },
  },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  {
    name: 'no-development-packages',
    comment: 'what runs in production is a dependency, not a development one',
    severity: 'error',
    from: {
      path: '^(app|components|lib)/',
      pathNot: [tests, '^lib/tools/', '^components/ui/icon/(draw|write)-sprite'],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '(^|/)node_modules/@types/' },
  },
  {
    name: 'no-dead-files',
    comment: 'reached from no page, program or configuration',
    severity: 'error',
    from: { path: entrances },
    to: {
      path: '^(lib|components)/',
      pathNot: [tests, ...entrances, ...generated, '\\.(json|css|d\\.ts)$'],
      reachable: false,
    },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [...tableRules(), ...neverRules(), ...projectRules],
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
