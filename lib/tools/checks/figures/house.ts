import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

/** Files of a domain have these words in their names. */
const DOMAINS: Record<string, string> = {
  claims: 'claim',
  ideas: 'idea',
  discussions: 'discussion',
  documents: 'document',
  galleries: 'galler',
  projects: 'project',
  news: 'news',
  posters: 'poster',
  appeals: 'appeal',
  residents: 'resident',
}
const NOT_OF_A_DOMAIN =
  /\.test\.tsx?$|\.spec\.ts$|^e2e\/|\/seed\/|^lib\/demo\/|^lib\/tools\/|\/migrations\/|payload-types\.ts$|typed-documents\.d\.ts$|importMap\.js$|^app\/|\/bench\/|\/checks\//
const NOT_PRODUCT =
  /\.(test|spec)\.tsx?$|^e2e\/|^demo\/|\/seed\/|\/migrations\/|payload-types\.ts$|typed-documents\.d\.ts$|importMap|\/bench|\/checks\/|^lib\/tools\//

/** Reads all sources under version control. */
export function readSources(): Map<string, string> {
  const kinds = ['*.ts', '*.tsx', '*.mjs', '*.sql', '*.graphql']
  const names = execFileSync('git', ['ls-files', ...kinds], { maxBuffer: 1 << 26, encoding: 'utf8' })
  return new Map(
    names
      .trim()
      .split('\n')
      .map((name) => [name, readFileSync(name, 'utf8')]),
  )
}

export function isProduct(file: string): boolean {
  return !NOT_PRODUCT.test(file)
}

/** Counts lines of the product, and of all code without the programs that drew the demo city. */
export function countLines(sources: Map<string, string>): { product: number; all: number } {
  const counted = [...sources].filter(([file]) => !file.endsWith('.mjs') && !file.startsWith('demo/drawing/'))
  const sum = (list: typeof counted) => list.reduce((total, [, text]) => total + text.split('\n').length - 1, 0)
  return { product: sum(counted.filter(([file]) => isProduct(file))), all: sum(counted) }
}

/** Counts production files outside a domain's folder that are named after it or import from it. */
export function countOutside(sources: Map<string, string>): Record<string, number> {
  const files = [...sources].filter(([file]) => !NOT_OF_A_DOMAIN.test(file) && !file.endsWith('.graphql'))
  return Object.fromEntries(
    Object.entries(DOMAINS).map(([domain, word]) => {
      const home = new RegExp(`(^|/)${domain}/`)
      const inName = new RegExp(`(^|(?<!sub)-)${word}`)
      const inImport = new RegExp(`from '[^']*(/${domain}/|/(?:[\\w-]*(?<!sub)-)?${word}[\\w-]*)[^']*'`)
      const speaks = ([file, text]: [string, string]) => inName.test(basename(file)) || inImport.test(text)
      return [domain, files.filter((entry) => !home.test(entry[0]) && speaks(entry)).length]
    }),
  )
}

/** Lists the files of ours that a file imports, including imports of types and dynamic ones. */
export function importsOf(sources: Map<string, string>): Map<string, string[]> {
  return new Map(
    [...sources].map(([file, text]) => {
      const named = [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'([@.][^']*)'/g)].map(([, path = '']) => path)
      return [file, named.flatMap((path) => resolveImport(sources, file, path))]
    }),
  )
}

function resolveImport(sources: Map<string, string>, file: string, path: string): string[] {
  const base = path.startsWith('@/') ? path.slice(2) : normalize(join(dirname(file), path))
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].filter((name) => sources.has(name)).slice(0, 1)
}

/** Counts files that are part of a circle of imports. */
export function countCircles(imports: Map<string, string[]>): number {
  const leaves = new Map([...imports].map(([file, targets]) => [file, new Set(targets)]))
  for (let last = -1; last !== leaves.size;) {
    last = leaves.size
    for (const [file, targets] of leaves) if (![...targets].some((target) => leaves.has(target))) leaves.delete(file)
  }
  return [...leaves.keys()].filter((file) => reaches(imports, file)).length
}

function reaches(imports: Map<string, string[]>, start: string): boolean {
  const seen = new Set<string>()
  const waiting = [...(imports.get(start) ?? [])]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (file === start) return true
    if (!seen.has(file)) waiting.push(...(imports.get(file) ?? []))
    seen.add(file)
  }
  return false
}

/** Counts files of the doors that use a repository without its service. */
export function countDirectDoors(imports: Map<string, string[]>): number {
  const doors = [...imports].filter(([file]) => /^lib\/transport\//.test(file) && isProduct(file))
  return doors.filter(([, targets]) => targets.some((target) => /(^|[/-])repository\.ts$/.test(target))).length
}
