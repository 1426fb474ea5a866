import { buildPage } from '@/lib/contract/page'
import {
  type CityMap,
  type CityMapCard,
  type CityMapFilter,
  type CityMapList,
  type LegendSign,
  MAPS_PER_PAGE,
} from '@/lib/domains/city-maps/contract'
import { type CityMapRow, findCityMaps, findMapCategories } from '@/lib/domains/city-maps/repository'
import { findSign, parseBuses } from '@/lib/domains/city-maps/rules'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { readMapData } from '@/lib/platform/files/serve-file'
import { requirePage } from '@/lib/platform/payload/find-pages'
import type { CityMap as StoredMap } from '@/lib/platform/payload/payload-types'
import { toSeo, toTerm } from '@/lib/platform/payload/to-shapes'
import { toDocument, toDocuments, toImage } from '@/lib/platform/pictures/media'

/** Features listed beside the map. */
const MAX_OBJECTS = 300

export async function listCityMaps({ page, ...filter }: CityMapFilter): Promise<CityMapList> {
  const perPage = MAPS_PER_PAGE
  const [{ found, total }, categories] = await Promise.all([
    findCityMaps(filter, perPage, (page - 1) * perPage),
    findMapCategories(),
  ])
  return { maps: buildPage(found.map(toCard), { total, perPage, page, path: '/api/maps', filter }), categories }
}

/** Returns a map; `draft` includes unpublished changes. Throws notFound, or gone for a deleted one. */
export async function getCityMap(id: number, draft: boolean): Promise<CityMap> {
  const map = await requirePage('city-maps', id, { draft })
  const legend = (map.legend ?? []).map(({ title, color, kind, value }) => ({
    title,
    color,
    kind,
    value: value || null,
  }))
  return {
    ...toMapCard(map),
    body: toHtml(map.body),
    image: map.kind === 'image' ? toImage(map.image) : null,
    source_file: map.kind === 'image' ? null : toDocument(map.source),
    property: map.property || null,
    legend,
    objects: map.kind === 'geojson' ? await listObjects(map, legend) : [],
    act: toAct(map),
    source: map.origin || null,
    join_documents: toDocuments(map.attachments),
    updated_at: map.updatedAt,
    seo: toSeo(map.seo),
  }
}

function toCard({ image, lead, ...row }: CityMapRow): CityMapCard {
  return { ...row, lead: lead ?? '', head_img: toImage(image) }
}

function toMapCard(map: StoredMap): CityMapCard {
  const { category } = map
  return {
    id: map.id,
    title: map.title,
    lead: map.lead ?? '',
    kind: map.kind,
    category: toTerm(category),
    head_img: toImage(map.headImage) ?? toImage(map.image),
    actual_at: map.actualAt?.slice(0, 10) ?? null,
  }
}

function toAct({ act }: StoredMap): CityMap['act'] {
  if (!act || typeof act === 'number' || act._status !== 'published') return null
  return { id: act.id, title: act.title, number: act.number ?? null, date: act.date.slice(0, 10) }
}

/** Returns named features, each once: a route may consist of several lines. */
async function listObjects({ source, property }: StoredMap, legend: LegendSign[]): Promise<CityMap['objects']> {
  const name = source && typeof source === 'object' ? source.filename : null
  const features = name ? await readMapData(name) : []
  const objects = features.flatMap(({ properties }) => {
    const title = toText(properties?.title)
    if (!title) return []
    const sign = findSign(legend, property && properties?.[property])
    return [{ title, note: toText(properties?.note), sign: sign?.title ?? null, buses: parseBuses(properties?.buses) }]
  })
  return [...new Map(objects.map((one) => [`${one.sign} ${one.title}`, one])).values()].slice(0, MAX_OBJECTS)
}

function toText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value.trim() : null
}
