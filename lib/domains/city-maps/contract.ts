import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import {
  countedTerm,
  day,
  filterText,
  html,
  id,
  idParams,
  imageObject,
  joinDocument,
  pageNumber,
  pageOf,
  seo,
  term,
} from '@/lib/contract/shapes'

const { defineRead, defineSearch, operations } = defineContract('Карты')
export { operations }

export const MAPS_PER_PAGE = 12

/** How a map opens: an image to enlarge, PDF pages, or GeoJSON over the city map. */
export const cityMapKinds = { image: 'Изображение', pdf: 'PDF', geojson: 'Интерактивная карта' } as const

const cityMapCard = z.object({
  id: z.int(),
  title: z.string(),
  lead: z.string(),
  kind: z.enum(['image', 'pdf', 'geojson']),
  category: term,
  head_img: imageObject.nullable(),
  actual_at: day.nullable(),
})
export type CityMapCard = z.infer<typeof cityMapCard>

const legendSign = z.object({
  title: z.string(),
  color: z.string(),
  kind: z.enum(['area', 'line', 'dashes', 'point']),
  /** Value of the layer's property for this sign; null for all other features. */
  value: z.string().nullable(),
})
export type LegendSign = z.infer<typeof legendSign>

/** Named feature of a GeoJSON map, for the list beside the map. */
const mapObject = z.object({
  title: z.string(),
  note: z.string().nullable(),
  sign: z.string().nullable(),
  /** Numbers of the routes that stop there; empty for what is no stop. */
  buses: z.array(z.string()),
})

const cityMap = cityMapCard.extend({
  body: html,
  image: imageObject.nullable(),
  source_file: joinDocument.nullable(),
  /** Name of the property that tells features apart. */
  property: z.string().nullable(),
  legend: z.array(legendSign),
  objects: z.array(mapObject),
  act: z.object({ id: z.int(), title: z.string(), number: z.string().nullable(), date: day }).nullable(),
  source: z.string().nullable(),
  join_documents: z.array(joinDocument),
  updated_at: z.string(),
  seo,
})
export type CityMap = z.infer<typeof cityMap>

export const cityMapFilter = z.object({ text: filterText.optional(), category: id.optional(), page: pageNumber })
export type CityMapFilter = z.infer<typeof cityMapFilter>

const mapList = z.object({ maps: pageOf(cityMapCard), categories: z.array(countedTerm) })
export type CityMapList = z.infer<typeof mapList>

export const listCityMaps = defineRead({
  id: 'listCityMaps',
  path: '/api/maps',
  summary: 'Карты города по видам, по 12 на странице',
  query: cityMapFilter,
  answer: mapList,
})

export const searchCityMaps = defineSearch(listCityMaps, { id: 'searchCityMaps', path: '/api/searchmap' })

export const getCityMap = defineRead({
  id: 'getCityMap',
  path: '/api/map/{id}',
  summary: 'Карта с условными обозначениями и документом, которым она утверждена',
  params: idParams,
  answer: z.object({ map: cityMap }),
})
