import { graph, someClaim } from '@/e2e/claims/claims'
import { at, mapConcurrently } from '@/e2e/fixtures/portal'
import { someVisitor } from '@/e2e/fixtures/resident'
import { paths } from '@/lib/config/paths'

/** The name of a place, and how its text is read. */
type Surface = [place: string, read: () => Promise<string>]

const fields = '{ id address text user_comment report_text head_img { img { url alt } } report_img { img { url } } }'

/**
 * Reads everything public that might mention these claims. Lists are searched for the word; the keys are addresses. Throws if a
 * list or a page fails; the page of one claim may also be missing.
 */
export function readPublicPlaces(ids: readonly number[], word: string): Promise<Record<string, string>> {
  return readTexts([...listAnswers(ids, word), ...listPages(ids, word)])
}

/** Reads what the portal answers without its pages: the interface, the graph, exports and Open311. */
export function readPublicApi(ids: readonly number[], word: string): Promise<Record<string, string>> {
  return readTexts(listAnswers(ids, word))
}

async function readTexts(surfaces: readonly Surface[]): Promise<Record<string, string>> {
  return Object.fromEntries(await mapConcurrently(surfaces, async ([place, read]) => [place, await read()] as const))
}

function listAnswers(ids: readonly number[], word: string): Surface[] {
  const q = `text=${encodeURIComponent(word)}`
  const calls = [
    ...['json', 'csv', 'geojson'].map((format) => `/api/claims?format=${format}&${q}`),
    `/api/claims?${q}`,
    '/api/claims',
    '/api/claimfigures',
    '/api/sccategories',
    '/api/home',
    '/api/site',
    `/api/search?${q}`,
    `/api/search/suggest?${q}`,
    '/api/sitemap',
    '/api/datasets',
    ...['json', 'xml'].map((format) => `/open311/v2/requests.${format}?service_request_id=${ids.join()}`),
    '/open311/v2/requests.json',
  ]
  return [
    ...calls.map((path): Surface => [path, () => textAt(path)]),
    ['AllClaims', () => graphText(`{ AllClaims(title: "${word}") ${fields} }`)],
    ['SimilarClaims', similar],
    [
      'PaginateProjects',
      () => graphText('{ PaginateProjects(first: 9) { data { id address head_img { img { url } } } } }'),
    ],
    ...ids.flatMap(answersOfOne),
  ]
}

/** Returns the pages in both their forms, and the files that are made with them. */
function listPages(ids: readonly number[], word: string): Surface[] {
  const q = `text=${encodeURIComponent(word)}`
  const files = ['/sitemap.xml', paths.feed('claims', 'rss.xml', q), paths.feed('claims', 'feed.json', q)]
  const pages = [
    `${paths.socialControlMap}?${q}`,
    paths.socialControl,
    `${paths.socialControlResults}?${q}`,
    paths.home,
    `${paths.search}?${q}`,
    paths.sitemap,
    paths.projects,
  ]
  return [
    ...[...files, ...pages].map((path): Surface => [path, () => textAt(path)]),
    ...pages.map((path): Surface => [`RSC ${path}`, () => textAt(path, { headers: { RSC: '1' } })]),
    ...ids.map((id): Surface => [paths.claim(id), () => textAt(paths.claim(id), { mayBeMissing: true })]),
  ]
}

/** The address of a hidden claim may answer 404. */
function answersOfOne(id: number): Surface[] {
  const places = [`/api/claims/${id}`, `/open311/v2/requests/${id}.json`, `/open311/v2/requests/${id}.xml`]
  return [
    ...places.map((path): Surface => [path, () => textAt(path, { mayBeMissing: true })]),
    [`OneClaim ${id}`, () => graphText(`{ OneClaim(id: ${id}) ${fields} }`)],
  ]
}

async function similar(): Promise<string> {
  const { x, y, category_id: theme } = await someClaim()
  return graphText(`{ SimilarClaims(x: ${x}, y: ${y}, category_id: ${theme}) ${fields} }`)
}

async function graphText(query: string): Promise<string> {
  const { data, errors } = await graph(query)
  if (!data || errors) throw new Error(`${query}: ${JSON.stringify(errors)}`)
  return JSON.stringify({ data })
}

interface Manner {
  headers?: Record<string, string>
  mayBeMissing?: boolean
}

async function textAt(path: string, { headers, mayBeMissing = false }: Manner = {}): Promise<string> {
  const response = await fetch(at(path), { headers: { ...someVisitor(), ...headers } })
  if (!response.ok && !(mayBeMissing && response.status === 404)) throw new Error(`${path} отвечает ${response.status}`)
  return response.text()
}
