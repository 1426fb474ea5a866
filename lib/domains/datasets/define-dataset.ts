import { paths } from '@/lib/config/paths'
import type { DatasetFormat } from '@/lib/domains/datasets/contract'
import type { AnswerOf, Operation } from '@/lib/contract/operation'
import type { Page } from '@/lib/contract/shapes'

export const datasetTypes: Record<DatasetFormat, string> = {
  csv: 'text/csv',
  json: 'application/json',
  geojson: 'application/geo+json',
}

/** Headings of the list of datasets, in its order. */
export const datasetTopics = {
  documents: 'Документы и планы',
  government: 'Власть и услуги',
  city: 'Жизнь города',
  residents: 'Голос жителей',
  tourism: 'Туризм',
} as const

export type DatasetCell = string | number | boolean | null | readonly string[]

interface DatasetField {
  name: string
  title: string
}

export interface DatasetRow {
  cells: Record<string, DatasetCell>
  point: readonly [number, number] | null
}

/** A public list as open data: the rows of its REST call, flattened. */
export interface Dataset {
  id: string
  topic: keyof typeof datasetTopics
  title: string
  /** Datasets of a topic with equal fields: the list describes them once. */
  series?: { title: string; description: string }
  description: string
  page: string
  operation: Operation
  path: string
  fields: readonly DatasetField[]
  formats: readonly DatasetFormat[]
  toRows: (answer: unknown) => { rows: DatasetRow[]; total: number; lastPage: number }
  /** Set if only an answer of the call knows the dataset's name. */
  namedBy?: (answer: unknown) => Dataset
}

type Column<Row> = readonly [name: string, title: string, value: (row: Row) => DatasetCell | undefined]

interface Definition<O extends Operation, Row> extends Pick<
  Dataset,
  'id' | 'topic' | 'title' | 'series' | 'description' | 'page'
> {
  operation: O
  path?: string
  list: (answer: AnswerOf<O>) => Page<Row> | readonly Row[]
  columns: readonly Column<Row>[]
  point?: (row: Row) => { latitude: number | null; longitude: number | null }
}

/** Columns contain only what the operation returns anyway. */
export function defineDataset<O extends Operation, Row>(definition: Definition<O, Row>): Dataset {
  const { operation, path = operation.path, list, columns, point, ...about } = definition
  return {
    ...about,
    operation,
    path,
    fields: [...columns.map(([name, title]) => ({ name, title })), ...(point ? pointFields : [])],
    formats: point ? ['csv', 'json', 'geojson'] : ['csv', 'json'],
    toRows: (answer) => {
      const found = list(answer as AnswerOf<O>)
      const rows = 'data' in found ? found.data : found
      return {
        rows: rows.map((row) => toRow(row, columns, point)),
        total: 'data' in found ? found.total : rows.length,
        lastPage: 'data' in found ? found.last_page : 1,
      }
    },
  }
}

const pointFields: readonly DatasetField[] = [
  { name: 'latitude', title: 'Широта, градусы WGS 84' },
  { name: 'longitude', title: 'Долгота, градусы WGS 84' },
]

function toRow<Row>(row: Row, columns: readonly Column<Row>[], point: Definition<Operation, Row>['point']): DatasetRow {
  const cells = Object.fromEntries(columns.map(([name, , value]) => [name, value(row) ?? null]))
  if (!point) return { cells, point: null }
  const { latitude, longitude } = point(row)
  return {
    cells: { ...cells, latitude, longitude },
    point: latitude === null || longitude === null ? null : [longitude, latitude],
  }
}

interface Download {
  title: string
  type: string
  href: string
}

const titles = { csv: 'CSV', json: 'JSON', geojson: 'GeoJSON' } as const

/** Returns the files of a dataset, narrowed by the filter of its call, except `page`. */
export function listDownloads({ path, formats }: Pick<Dataset, 'path' | 'formats'>, filter: object = {}): Download[] {
  const pairs = Object.entries(filter).flatMap(([name, value]: [string, unknown]) =>
    name !== 'page' && value !== undefined && value !== null && value !== '' ? [[name, String(value)]] : [],
  )
  const query = new URLSearchParams(pairs).toString()
  return formats.map((format) => ({
    title: titles[format],
    type: datasetTypes[format],
    href: paths.datasetFile(path, format, query),
  }))
}
