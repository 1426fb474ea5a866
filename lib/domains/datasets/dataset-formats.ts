import { datasetTypes, type Dataset, type DatasetCell, type DatasetRow } from '@/lib/domains/datasets/define-dataset'
import type { DatasetFormat } from '@/lib/domains/datasets/contract'

export interface FileFacts {
  dataset: Dataset
  total: number
  /** URL of the next part. */
  next: string | null
}

export interface DatasetWriter {
  type: string
  head: (facts: FileFacts) => string
  row: (row: DatasetRow, dataset: Dataset) => string
  separator: string
  tail: string
}

const BOM = '\uFEFF'
const LINE = '\r\n'

/** RFC 4180 in UTF-8, with the mark that Excel needs. */
const csv: DatasetWriter = {
  type: `${datasetTypes.csv}; charset=utf-8; header=present`,
  head: ({ dataset }) => `${BOM}${dataset.fields.map(({ name }) => name).join(',')}${LINE}`,
  row: ({ cells }, { fields }) => `${fields.map(({ name }) => csvCell(cells[name] ?? null)).join(',')}${LINE}`,
  separator: '',
  tail: '',
}

const json: DatasetWriter = {
  type: `${datasetTypes.json}; charset=utf-8`,
  head: ({ dataset: { id, title, description, fields }, total, next }) =>
    `{"dataset":${JSON.stringify({ id, title, description, fields, total, next })},"rows":[`,
  row: ({ cells }) => JSON.stringify(cells),
  separator: ',',
  tail: ']}',
}

/** RFC 7946; a row without a known place has no geometry. */
const geojson: DatasetWriter = {
  type: `${datasetTypes.geojson}; charset=utf-8`,
  head: ({ dataset: { title }, next }) =>
    `{"type":"FeatureCollection","name":${JSON.stringify(title)},"next":${JSON.stringify(next)},"features":[`,
  row: ({ cells: { latitude: _latitude, longitude: _longitude, ...properties }, point }) =>
    JSON.stringify({
      type: 'Feature',
      id: properties.id,
      geometry: point && { type: 'Point', coordinates: point },
      properties,
    }),
  separator: ',',
  tail: ']}',
}

export const datasetWriters: Record<DatasetFormat, DatasetWriter> = { csv, json, geojson }

/** Spreadsheets run text that begins like a formula; phones and numbers are harmless. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const HARMLESS = /^[+-]?[\d\s().,-]*$/

function csvCell(value: DatasetCell): string {
  if (value === null) return ''
  if (typeof value !== 'string' && !Array.isArray(value)) return String(value)
  const text = typeof value === 'string' ? value : value.join('; ')
  const safe = FORMULA.test(text) && !HARMLESS.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
