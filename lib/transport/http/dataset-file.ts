import { Readable } from 'node:stream'
import { CountedAttempt, operationLimits } from '@/lib/platform/calls/call-limits'
import { PUBLIC_CACHE_CONTROL, errorResponse } from '@/lib/transport/http/responses'
import { datasetWriters, type DatasetWriter, type FileFacts } from '@/lib/domains/datasets/dataset-formats'
import { readVisitor } from '@/lib/transport/http/visitor'
import { withTimeout } from '@/lib/platform/database/timeouts'
import type { Dataset, DatasetRow } from '@/lib/domains/datasets/define-dataset'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { datasetFormats, datasetLimits, datasetMessages, type DatasetFormat } from '@/lib/domains/datasets/contract'
import { AppError } from '@/lib/contract/errors'
import { pageNumber } from '@/lib/contract/shapes'
import { contentDisposition } from '@/lib/text/content-disposition'
import type { Operation } from '@/lib/contract/operation'
import { datasets } from '@/lib/domains/operations'
import { getTourismSection } from '@/lib/domains/tourism/contract'
import { tourismDatasetAt } from '@/lib/domains/tourism/dataset'

const PAGES_IN_FILE = 500

type Call = (request: Request) => Promise<Response>

interface ExportRequest {
  dataset: Dataset
  format: DatasetFormat
  part: number
  filter: URLSearchParams
}

/** Returns null without `?format=`. Rows come from the list's own responses, so a file holds what the call holds. */
export async function exportDataset(request: Request, ask: Call): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const dataset =
    request.method === 'GET' && searchParams.has('format') ? findDataset(pathname.replace(/\/+$/, '')) : undefined
  if (!dataset) return null
  try {
    const asked = readExportRequest(dataset, searchParams)
    return await countExport(request, () => writeFile(asked, ask))
  } catch (error) {
    return errorResponse(error)
  }
}

/** Counts a file as one call; an external host has no database to count in. */
async function countExport({ headers }: Request, write: () => Promise<Response>): Promise<Response> {
  if (env.API_URL) return write()
  const limits = operationLimits({
    operation: 'datasetFile',
    limits: datasetLimits,
    visitor: readVisitor(headers),
    caller: null,
  })
  const attempt = new CountedAttempt(limits, { forgivesForms: false })
  await attempt.count()
  return attempt.settle(write)
}

function readExportRequest(dataset: Dataset, filter: URLSearchParams): ExportRequest {
  const format = datasetFormats.find((name) => name === filter.get('format'))
  if (!format) throw new AppError('invalid', { errors: { format: [datasetMessages.unknown] } })
  if (!dataset.formats.includes(format))
    throw new AppError('invalid', { errors: { format: [datasetMessages.noPoints] } })
  const part = pageNumber.safeParse(filter.get('page') || undefined)
  if (!part.success) throw new AppError('invalid', { errors: { page: [datasetMessages.noPage] } })
  for (const name of ['format', 'page']) filter.delete(name)
  return { dataset, format, part: part.data, filter }
}

async function writeFile(asked: ExportRequest, ask: Call): Promise<Response> {
  const { format, part } = asked
  const first = (part - 1) * PAGES_IN_FILE + 1
  const found = await readPage(asked, first, ask)
  if (found instanceof Response) return found
  if (first > 1 && first > found.lastPage) throw new AppError('notFound', { message: datasetMessages.noPage })
  const last = Math.min(found.lastPage, part * PAGES_IN_FILE)
  const next = found.lastPage > last ? urlOfPart(asked, part + 1) : null
  const text = datasetWriters[format]
  const facts = { dataset: found.named, total: found.total, next }
  const content = writeLines(text, facts, readRows(asked, found.rows, { first, last }, ask))
  return new Response(Readable.toWeb(Readable.from(content)) as ReadableStream, {
    headers: buildHeaders({ ...asked, dataset: found.named }, text, next),
  })
}

async function* writeLines(
  { head, row, separator, tail }: DatasetWriter,
  facts: FileFacts,
  pages: AsyncIterable<readonly DatasetRow[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let before = head(facts)
  for await (const rows of pages) {
    yield encoder.encode(before + rows.map((one) => row(one, facts.dataset)).join(separator))
    before = rows.length > 0 ? separator : before
  }
  yield encoder.encode(tail)
}

async function* readRows(
  asked: ExportRequest,
  found: readonly DatasetRow[],
  { first, last }: { first: number; last: number },
  ask: Call,
): AsyncGenerator<readonly DatasetRow[]> {
  yield found
  for (let page = first + 1; page <= last; page++) {
    const more = await readPage(asked, page, ask)
    // half a file must not look like a whole one
    if (more instanceof Response)
      throw new AppError('unavailable', { cause: new Error(`Page ${page} of ${asked.dataset.id}: ${more.status}`) })
    if (more.rows.length > 0) yield more.rows
  }
}

/** Reads a page without a client address, so that one file counts as one call. */
async function readPage({ dataset, filter }: ExportRequest, page: number, ask: Call) {
  const url = new URL(dataset.path, env.PUBLIC_URL)
  for (const [name, value] of filter) url.searchParams.append(name, value)
  url.searchParams.set('page', String(page))
  const request = new Request(url, { headers: { accept: 'application/json' } })
  const response = await withTimeout('export', () => ask(request))
  if (!response.ok) return response
  const output = dataset.operation.answer.parse(await response.json())
  return { ...dataset.toRows(output), named: dataset.namedBy?.(output) ?? dataset }
}

function buildHeaders({ dataset, format }: ExportRequest, { type }: DatasetWriter, next: string | null): Headers {
  const headers = new Headers({
    'content-type': type,
    'content-language': 'ru',
    'content-disposition': contentDisposition('attachment', `${dataset.title}.${format}`, `${dataset.id}.${format}`),
    'cache-control': PUBLIC_CACHE_CONTROL,
    'x-content-type-options': 'nosniff',
  })
  if (next) headers.set('link', `<${next}>; rel="next"`)
  return headers
}

function urlOfPart({ dataset, format, filter }: ExportRequest, part: number): string {
  return new URL(`${paths.datasetFile(dataset.path, format, filter.toString())}&page=${part}`, env.PUBLIC_URL).href
}

const byPath = new Map(datasets.map((dataset) => [dataset.path, dataset]))
const tourismPath = new RegExp(`^${getTourismSection.path.replace('{link}', '([a-z0-9][a-z0-9-]{0,59})')}$`)

function findDataset(path: string): Dataset | undefined {
  const link = tourismPath.exec(path)?.[1]
  return byPath.get(path) ?? (link ? tourismDatasetAt(link) : undefined)
}

/** Returns the dataset of a list operation. One tourism section represents all. */
export function findListDataset({ id, method, path }: Operation): Dataset | undefined {
  const dataset = findDataset(path.replace('{link}', 'sights'))
  return method === 'GET' && dataset?.operation.id === id ? dataset : undefined
}
