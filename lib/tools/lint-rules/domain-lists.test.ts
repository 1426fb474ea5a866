import { globSync, readFileSync } from 'node:fs'
import { searchKinds } from '@/lib/domains/search/contract'
import { pageKinds, type PageKind } from '@/lib/tools/page-kinds'

const readAll = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'))

/** They lead elsewhere or have a test of their own. */
const notVisited = [
  '[...notfound]',
  'notready',
  'services',
  'tourism',
  'news/[id]',
  'messages',
  'messages/[id]',
  'mycity/poster/[id]',
]

test('every page of the site is visited: lib/tools/page-kinds.ts names it', () => {
  const examples = pageKinds.map(toExample)
  const routes = globSync('**/page.tsx', { cwd: 'app/(site)' }).map((file) => file.replace(/\/?page\.tsx$/, ''))
  const isVisited = (route: string) => {
    const shape = new RegExp(`^/${route.replaceAll(/\[\w+\]/g, '[^/]+')}$`)
    return examples.some((path) => shape.test(path))
  }
  expect(routes.filter((route) => !notVisited.includes(route) && !isVisited(route))).toEqual([])
})

/** Returns the path of a page, or one that its shape allows: `/news/1/1`. */
function toExample(kind: PageKind): string {
  if ('path' in kind) return kind.path.replace(/[?#].*/, '')
  const path = kind.shape.source.replace(/\\\?.*/, '').replaceAll(/^\^|\$$/g, '')
  return path.replaceAll(/\\d\+|\[[^\]]+\]\+|\([^)]+\)/g, '1').replaceAll('\\', '') + (kind.under ?? '')
}

test('every kind of a search_source view is in lib/domains/search/contract.ts', () => {
  const views = readAll('lib/domains/*/schema.sql').flatMap((sql) => [
    ...sql.matchAll(/^CREATE VIEW search_source_[^;]*?AS kind,/gm),
  ])
  const kinds = views.flatMap(([view]) => [...view.matchAll(/'(\w+)'(?= AS kind| ELSE|.* END AS kind)/g)])
  expect(views.length).toBeGreaterThan(15)
  expect(kinds.length).toBeGreaterThanOrEqual(views.length)
  expect(kinds.map(([, kind]) => kind).filter((kind) => !searchKinds.some(({ id }) => id === kind))).toEqual([])
})

test('every link of an email does something: a component reads its name from the hash', () => {
  const sent = readAll('lib/domains/**/*.ts').flatMap((text) => [...text.matchAll(/hashLink\('([\w-]+)'/g)])
  const names = [...new Set(sent.map(([, name]) => name))]
  const read = readAll('components/**/*.{ts,tsx}').join('\n')
  expect(names.length).toBeGreaterThan(4)
  expect(names.filter((name) => !read.includes(`name="${name}"`) && !read.includes(`useEmailToken('${name}'`))).toEqual(
    [],
  )
})
