import { z } from 'zod'
import { defineOperation } from '@/lib/contract/operation'
import { moment, nothing } from '@/lib/contract/shapes'

/** Forms of a list for programs: `?format=` of its call. GeoJSON only where the rows stand somewhere. */
export const datasetFormats = ['csv', 'json', 'geojson'] as const
export type DatasetFormat = (typeof datasetFormats)[number]

export const datasetMessages = {
  unknown: 'Такого формата нет. Доступны csv, json и, для списков с координатами, geojson',
  noPoints: 'У этого списка нет координат. Доступны csv и json',
  noPage: 'Такой части нет',
} as const

/** How much a public list holds and when it last changed; null where it holds nothing. */
const datasetState = z.object({ id: z.string(), total: z.int(), updated_at: moment.nullable() })
export type DatasetState = z.infer<typeof datasetState>

export const listDatasets = defineOperation({
  id: 'listDatasets',
  method: 'GET',
  path: '/api/datasets',
  tag: 'Открытые данные',
  summary: 'Наборы открытых данных: сколько строк и когда изменены; сами файлы — списки с ?format=',
  access: 'public',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: z.object({ datasets: z.array(datasetState) }),
})
