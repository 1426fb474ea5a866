import { z } from 'zod'
import { MINUTE, type CallLimit } from '@/lib/contract/call-limit'
import { defineContract } from '@/lib/contract/define-contract'
import { moment } from '@/lib/contract/shapes'

const { defineRead, operations } = defineContract('Открытые данные')
export { operations }

/** Formats of a public list by `?format=`; GeoJSON only if rows have coordinates. */
export const datasetFormats = ['csv', 'json', 'geojson'] as const
export type DatasetFormat = (typeof datasetFormats)[number]

/** A file takes many pages of the list. */
export const datasetLimits: readonly CallLimit[] = [{ of: 'address', points: 30, seconds: MINUTE }]

export const datasetMessages = {
  unknown: 'Такого формата нет. Доступны csv, json и, для списков с координатами, geojson',
  noPoints: 'У этого списка нет координат. Доступны csv и json',
  noPage: 'Такой части нет',
} as const

/** A list as a JSON file: description, then flat rows; `next` is the URL of the next part. */
export const datasetFile = z.object({
  dataset: z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    fields: z.array(z.object({ name: z.string(), title: z.string() })),
    total: z.int(),
    next: z.string().nullable(),
  }),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]))),
})

export const featureCollection = z.object({
  type: z.literal('FeatureCollection'),
  name: z.string(),
  next: z.string().nullable(),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      id: z.union([z.int(), z.string()]).optional(),
      geometry: z.object({ type: z.literal('Point'), coordinates: z.array(z.number()).length(2) }).nullable(),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
})

/** Size and last change of a public list; null if it is empty. */
const datasetState = z.object({ id: z.string(), total: z.int(), updated_at: moment.nullable() })
export type DatasetState = z.infer<typeof datasetState>

export const listDatasets = defineRead({
  id: 'listDatasets',
  path: '/api/datasets',
  summary: 'Наборы открытых данных: сколько строк и когда изменены; сами файлы — списки с ?format=',
  answer: z.object({ datasets: z.array(datasetState) }),
})
