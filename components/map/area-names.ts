import type { Feature } from 'geojson'
import { findRule } from '@/components/map/layer-rules'
import type { LayerRule, MapPoint } from '@/components/map/map-place'
import { findRingMiddle } from '@/lib/contract/ring-middle'
import type { DrawnLayer } from '@/components/map/map-view'

export interface AreaName extends MapPoint {
  title: string
}

/** Signs that are one area each, such as districts, are named in it: nobody has to tell ten colours apart. */
export function listAreaNames(layer: DrawnLayer): AreaName[] {
  const features = layer.data.type === 'FeatureCollection' ? layer.data.features : []
  const areas = features.flatMap((feature) => {
    const rule = findRule(layer, feature)
    const middle = findMiddle(feature)
    return rule?.kind === 'area' && middle ? [{ rule, middle }] : []
  })
  return areas.filter(({ rule }) => areas.filter((one) => one.rule === rule).length === 1).map(toName)
}

function toName({ rule: { title }, middle }: { rule: LayerRule; middle: MapPoint }): AreaName {
  return { title, ...middle }
}

/** Where tiles of the portal write the name of the same area. */
function findMiddle({ geometry }: Feature): MapPoint | null {
  if (geometry?.type !== 'Polygon') return null
  const ring = geometry.coordinates[0] ?? []
  const [longitude, latitude] = findRingMiddle(ring.map(([x = 0, y = 0]) => [x, y] as const))
  return { longitude, latitude }
}
