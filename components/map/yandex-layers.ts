import type { Feature, GeoJSON, Geometry } from 'geojson'
import { escapeXml } from '@/lib/text/xml'
import { readFacts, getFeatureName, findRule } from '@/components/map/layer-rules'
import { type LineBadge, listLineBadges } from '@/components/map/line-badges'
import type { LayerRule } from '@/components/map/map-place'
import type { DrawnLayer, FeatureFacts, MapEvents } from '@/components/map/map-view'
import type { EntryStore } from '@/components/map/entry-store'

/** Pixels. */
const BADGE_WIDTH = 42
/** Over the points of all layers: Yandex stacks by this number, then by latitude. */
const ABOVE_POINTS = 700

export interface DrawnFeature {
  geometry: Geometry
  properties: { hintContent?: string; iconContent?: string }
  options: Record<string, unknown>
  onClick: (() => void) | undefined
}

export class YandexLayers {
  constructor(
    private readonly features: EntryStore<DrawnFeature>,
    private readonly events: MapEvents,
  ) {}

  set(layers: readonly DrawnLayer[]) {
    const drawn = layers.flatMap((layer) => [
      ...listFeatures(layer.data).flatMap((feature) => this.draw(layer, feature)),
      ...listLineBadges(layer).flatMap((badge) => this.drawBadges(badge)),
    ])
    // new objects: a drawn one keeps its kind of geometry
    this.features.replaceAll(drawn)
  }

  private draw(layer: DrawnLayer, feature: Feature): DrawnFeature[] {
    const rule = findRule(layer, feature)
    if (!rule || !feature.geometry) return []
    const facts = readFacts(feature)
    const name = getFeatureName(feature, rule)
    return simpleGeometries(feature.geometry).map((geometry) => ({
      geometry,
      // Yandex shows it as HTML
      properties: name ? { hintContent: escapeXml(name) } : {},
      options: looks(rule),
      onClick: this.choose(facts),
    }))
  }

  /** Numbers that meet in a point stand side by side: each opens its own route. The preset points down at the place, so covers no stop. */
  private drawBadges({ latitude, longitude, routes }: LineBadge): DrawnFeature[] {
    return routes.map(({ number, color, facts }, index) => ({
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { iconContent: number },
      options: {
        preset: 'islands#stretchyIcon',
        iconColor: color,
        iconOffset: [index * BADGE_WIDTH, 0],
        zIndex: ABOVE_POINTS,
      },
      onClick: this.choose(facts),
    }))
  }

  private choose(facts: FeatureFacts | null): DrawnFeature['onClick'] {
    return facts ? () => this.events.onFeature(facts) : undefined
  }
}

function listFeatures(data: GeoJSON): Feature[] {
  if (data.type === 'FeatureCollection') return data.features
  return [data.type === 'Feature' ? data : { type: 'Feature', properties: {}, geometry: data }]
}

/** Yandex has no multi-geometries. */
function simpleGeometries(geometry: Geometry): Geometry[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(simpleGeometries)
  if (geometry.type === 'MultiPoint') return geometry.coordinates.map((coordinates) => ({ type: 'Point', coordinates }))
  if (geometry.type === 'MultiLineString')
    return geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates }))
  if (geometry.type === 'MultiPolygon')
    return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))
  return [geometry]
}

function looks({ color, kind }: LayerRule): Record<string, unknown> {
  if (kind === 'area') return { fillColor: color, fillOpacity: 0.4, strokeColor: color, strokeWidth: 1.5 }
  if (kind === 'point') return { preset: 'islands#circleDotIcon', iconColor: color }
  return { strokeColor: color, strokeWidth: 5, strokeOpacity: 0.9, ...(kind === 'dashes' && { strokeStyle: 'dot' }) }
}
