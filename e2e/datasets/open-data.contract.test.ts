import { at } from '@/e2e/fixtures/portal'
import { someVisitor } from '@/e2e/fixtures/resident'
import { datasets } from '@/lib/domains/operations'
import { listDownloads } from '@/lib/domains/datasets/define-dataset'
import { documentsDataset } from '@/lib/domains/documents/dataset'
import { newsDataset } from '@/lib/domains/news/dataset'
import { datasetFile, featureCollection, listDatasets } from '@/lib/domains/datasets/contract'

/** Asks for a file from a new network address, because files have their own limit. */
const ask = (path: string) => fetch(at(path), { headers: someVisitor() })

describe.each(datasets.map((dataset) => [dataset.id, dataset] as const))('the dataset %s', (_id, dataset) => {
  const requestFile = async (format: string) => ask(`${dataset.path}?format=${format}`)

  it('the dataset has the same content in CSV, JSON and GeoJSON', async () => {
    const [csv, json, geo] = await Promise.all([requestFile('csv'), requestFile('json'), requestFile('geojson')])
    const { dataset: about, rows } = datasetFile.strict().parse(await json.json())
    const lines = parseCsv(await csv.text())
    expect(lines[0]).toEqual(dataset.fields.map(({ name }) => name))
    expect(about.fields).toEqual(dataset.fields)
    expect([lines.length - 1, about.total]).toEqual([rows.length, rows.length])
    expect(lines.slice(1).map(([id]) => Number(id))).toEqual(rows.map(({ id }) => id))
    expect(csv.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/)
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"; filename\*=UTF-8''%/)
    expect(csv.headers.get('content-language')).toBe('ru')
    if (!dataset.formats.includes('geojson')) return expect(geo.status).toBe(422)
    const { features } = featureCollection.strict().parse(await geo.json())
    expect(features.map(({ properties }) => properties.id)).toEqual(rows.map(({ id }) => id))
    expect(features.some(({ geometry }) => geometry)).toBe(true)
  })
})

it("an exported dataset keeps the list's filter and names no author", async () => {
  const [narrowed] = listDownloads(documentsDataset, { status: 'repealed', page: 3 })
  const rows = parseCsv(await (await ask(narrowed?.href ?? '')).text()).slice(1)
  const state = documentsDataset.fields.findIndex(({ name }) => name === 'status')
  expect(new Set(rows.map((row) => row[state]))).toEqual(new Set(['Утратил силу']))
  const ideas = datasetFile.parse(await (await ask('/api/ideas?format=json')).json())
  expect(Object.keys(ideas.rows[0] ?? {})).not.toContain('author')
})

it('an unknown dataset format or part answers with a message', async () => {
  const asked = ['format=xls', 'format=geojson', 'format=csv&type=99', 'format=csv&page=0', 'format=csv&page=2']
  const responses = await Promise.all(asked.map((query) => ask(`${newsDataset.path}?${query}`)))
  expect(responses.map(({ status }) => status)).toEqual([422, 422, 422, 422, 404])
  const { errors } = (await responses[0]?.json()) as { errors: { format: string[] } }
  expect(errors.format[0]).toMatch(/csv, json/)
})

it('the list of datasets states their size', async () => {
  const { datasets: states } = listDatasets.answer.parse(await (await ask(listDatasets.path)).json())
  const counted = new Map(states.map(({ id, total }) => [id, total]))
  expect(datasets.filter(({ id }) => !counted.has(id))).toEqual([])
  const { dataset } = datasetFile.parse(await (await ask(`${documentsDataset.path}?format=json`)).json())
  expect(counted.get('documents')).toBe(dataset.total)
})

/** Parses RFC 4180. The UTF-8 mark is already gone, because `text()` removes it. */
function parseCsv(text: string): string[][] {
  const cells = [...text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
