import { toFolderError } from '@/lib/content/read/schema-errors'
import type { ManyName, SingleName } from '@/lib/content/read/content-kinds'
import type { FolderError } from '@/lib/content/read/folder-errors'
import type { SeedCityMap } from '@/lib/content/read/shapes/city-map-shape'
import type { SeedDocument } from '@/lib/content/read/shapes/service-shapes'
import type { SeedLayer } from '@/lib/content/read/shapes/layer-shape'
import type { Source } from '@/lib/content/read/read-source'

export interface ReadThing {
  source: Source
  value: object
}

type Things = ReadonlyMap<string, readonly ReadThing[]>

interface Link {
  from: ManyName | SingleName
  field: string
  to: ManyName
  /** Naming field; title by default. */
  by?: string
}

const links: readonly Link[] = [
  { from: 'organizations', field: 'parent', to: 'organizations' },
  { from: 'organizations', field: 'curator', to: 'officials', by: 'name' },
  { from: 'officials', field: 'organization', to: 'organizations' },
  { from: 'projects', field: 'organization', to: 'organizations' },
  { from: 'claim-branches', field: 'department', to: 'organizations' },
  { from: 'mayor-activities', field: 'news', to: 'news' },
  { from: 'mayor-activities', field: 'gallery', to: 'galleries' },
  { from: 'activity-items', field: 'organization', to: 'organizations' },
  { from: 'organizations', field: 'documents', to: 'documents' },
  { from: 'services', field: 'regulation', to: 'documents', by: 'number' },
  { from: 'service-drafts', field: 'office', to: 'organizations' },
  { from: 'faq', field: 'serviceTopics', to: 'services', by: 'topic' },
  { from: 'city-maps', field: 'act', to: 'documents' },
  { from: 'city-maps', field: 'layer', to: 'layers', by: 'file' },
  { from: 'alert', field: 'messageTitle', to: 'news' },
]

/** Finds names missing in the folder; skips kinds that are computed or unreadable. */
export function brokenLinks(things: Things, unknown: ReadonlySet<string>): FolderError[] {
  const checked = links.filter(({ to }) => !unknown.has(to))
  return checked.flatMap(({ from, field, to, by = 'title' }) => {
    const known = new Set((things.get(to) ?? []).map(({ value }) => getValue(value, by)))
    return (things.get(from) ?? []).flatMap((thing) =>
      namesIn(thing, field)
        .filter(({ name }) => !known.has(name))
        .map(({ at, name }) => toFolderError(thing.source, at, `в «${to}» нет «${name}»`)),
    )
  })
}

/** Numbers of related acts missing in the folder. */
export function brokenRelations(things: Things, unknown: ReadonlySet<string>): FolderError[] {
  if (unknown.has('documents')) return []
  const acts = (things.get('documents') ?? []).map(({ source, value }) => ({ source, act: value as SeedDocument }))
  const known = new Set(acts.map(({ act }) => act.number))
  return acts.flatMap(({ source, act: { relations = [] } }) =>
    relations.flatMap(({ number }, index) =>
      known.has(number) ? [] : [toFolderError(source, ['relations', index, 'number'], `в «documents» нет «${number}»`)],
    ),
  )
}

/** Legend signs without things on the map's layer. */
export function brokenLegends(things: Things): FolderError[] {
  const layers = new Map(
    (things.get('layers') ?? []).map(({ value }) => [(value as SeedLayer).file, value as SeedLayer]),
  )
  return (things.get('city-maps') ?? []).flatMap(({ source, value }) => {
    const map = value as SeedCityMap
    const layer = map.kind === 'geojson' ? layers.get(map.layer) : undefined
    if (map.kind !== 'geojson' || !layer) return []
    const values = new Set(layer.features.map(({ properties }) => properties[map.property]))
    return map.legend.flatMap(({ value: sign }, index) => {
      if (sign === undefined || values.has(sign)) return []
      return [
        toFolderError(source, ['legend', index, 'value'], `в «${map.layer}» ни у чего нет «${map.property}: ${sign}»`),
      ]
    })
  })
}

function namesIn({ value }: ReadThing, field: string): { at: PropertyKey[]; name: string }[] {
  const written = getValue(value, field)
  if (typeof written === 'string') return [{ at: [field], name: written }]
  if (!Array.isArray(written)) return []
  return written.map((name, index) => ({ at: [field, index], name: String(name) }))
}

function getValue(thing: object, field: string): unknown {
  return (thing as Record<string, unknown>)[field]
}
